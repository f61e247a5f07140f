import type { MouseEvent, ReactNode } from 'react';
import { useMessages } from '../kit/kit.tsx';
import { Notice, type NoticeProps } from '../notice/notice.tsx';

/** One reason why a form was refused. */
export interface FormError {
  /** The reason, a sentence in the shop's language. */
  message: string;
  /** Id of the control that it is about: the message becomes a link that takes focus there. */
  fieldId?: string | undefined;
}

export interface FormErrorListProps extends Omit<NoticeProps, 'tone' | 'children'> {
  /** The errors, such as a server's answers. Nothing is shown while there is none. */
  errors: readonly FormError[];
  /** The line above; the locale's when left out. */
  title?: ReactNode;
}

/**
 * Why a form was refused, in one place. It is announced when it appears; to bring a keyboard there
 * as well, focus it through its `ref` (it takes focus, but is not on the way of Tab).
 */
export function FormErrorList({ errors, title, ...props }: FormErrorListProps) {
  const { form } = useMessages();
  if (errors.length === 0) return null;
  return (
    <Notice
      data-slot="form-error-list"
      role="alert"
      tabIndex={-1}
      {...props}
      tone="danger"
      title={title ?? form.errors}
    >
      <ul className="mt-1 grid gap-1">
        {errors.map(({ message, fieldId }) => (
          <li key={`${fieldId} ${message}`} className="wrap-break-word">
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                onClick={focusField}
                className="inline-block min-h-6 underline underline-offset-2"
              >
                {message}
              </a>
            ) : (
              <span>{message}</span>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Without changing the address: a router would treat the fragment as a navigation. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  // A radio group itself can't be focused.
  const inside = field.matches('fieldset') && field.querySelector<HTMLElement>('input');
  (inside || field).focus();
}
