import type { ApiError } from '@ponte/domain/api';
import { Notice } from '@ponte/ui/notice';
import type { ReactNode } from 'react';
import { useFailureText } from './use-failure-text.ts';

interface FailureProps {
  /** Nothing is shown without one. */
  readonly error: ApiError | undefined;
  /** A way to go on. */
  readonly action?: ReactNode;
}

/** Why something was not done. */
export function Failure({ error, action }: FailureProps) {
  const textOf = useFailureText();
  if (!error || error.kind === 'aborted') return null;
  return (
    <Notice tone="danger" role="alert" action={action}>
      {textOf(error)}
    </Notice>
  );
}
