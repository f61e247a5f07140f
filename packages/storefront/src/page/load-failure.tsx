import type { ApiError } from '@ponte/domain';
import { ErrorState } from '@ponte/ui/error-state';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { failureKeyOf } from './failure-key.ts';

interface LoadFailureProps {
  /** What could not be loaded. */
  readonly title: ReactNode;
  /** Why; undefined when nothing is known. */
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
}

/** Says what could not be loaded and why, with a way to try again. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  return (
    <ErrorState title={title} onRetry={onRetry}>
      <FormattedMessage id={failureKeyOf(error)} />
    </ErrorState>
  );
}
