import type { ReactNode } from 'react';
import { useFormStatus } from 'react-dom';
import { Button, type ButtonProps } from '../button/button.tsx';
import { useMessages } from '../kit/kit.tsx';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /**
   * The form is being sent: presses do nothing and focus stays. When left out, the button follows
   * the `action` of its form.
   */
  pending?: boolean | undefined;
  /** What it says meanwhile; the locale's "Enviando…" when left out. */
  pendingLabel?: ReactNode;
}

/** Sends its form: the one call to action of it. */
export function SubmitButton({ pending, pendingLabel, children, ...props }: SubmitButtonProps) {
  const { form } = useMessages();
  const status = useFormStatus();
  const sending = pending ?? status.pending;
  return (
    <Button variant="action" size="lg" {...props} type="submit" pending={sending}>
      <span aria-live="polite">{sending ? (pendingLabel ?? form.sending) : children}</span>
    </Button>
  );
}
