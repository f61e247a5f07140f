import { Button } from '@ponte/ui/button';
import { ConfirmDialog } from '@ponte/ui/confirm-dialog';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface AfterQuestionProps {
  /** `danger`, unless it only interrupts. */
  readonly variant?: 'danger' | 'quiet';
  readonly label: ReactNode;
  readonly title: ReactNode;
  readonly confirmLabel: ReactNode;
  readonly pending: boolean;
  readonly onConfirm: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** A button for what can't be taken back, and the question before it. */
export function AfterQuestion({
  variant = 'danger',
  label,
  title,
  confirmLabel,
  pending,
  onConfirm,
  children,
}: AfterQuestionProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        pending={pending}
        onClick={() => setOpen(true)}
        // Without a frame its text would stand further in than all else.
        className={variant === 'danger' ? 'first:-ml-4' : undefined}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        confirmLabel={confirmLabel}
        cancelLabel={<FormattedMessage id="confirm.no" />}
        pending={pending}
        onConfirm={() => void onConfirm().then(() => setOpen(false))}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
