import type { ApiError } from '@ponte/domain';
import { ErrorState } from '@ponte/ui/error-state';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { retryMoment } from '../shop/shop-time.ts';
import { failureKeyOf } from './failure-key.ts';

interface LoadFailureProps {
  readonly title: ReactNode;
  /** Undefined when unknown. */
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
}

export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  return (
    <ErrorState title={title} onRetry={onRetry}>
      <FormattedMessage id={failureKeyOf(error)} values={{ ...retryMoment(error) }} />
    </ErrorState>
  );
}
