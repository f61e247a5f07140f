import { EmptyState } from '@ponte/ui/empty-state';
import { ErrorState } from '@ponte/ui/error-state';
import { SearchX } from '@ponte/ui/icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ShownAnswer } from './use-answer.ts';
import { useFailureText } from './use-failure-text.ts';

interface LoadedProps<T> {
  readonly answer: ShownAnswer<T>;
  /** Stands there meanwhile. */
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** The data, a skeleton while they load, or the failure with a way to try again. */
export function Loaded<T>({ answer, skeleton, children }: LoadedProps<T>) {
  const textOf = useFailureText();
  const { data, error, pending, reload } = answer;
  if (data !== undefined) return children(data);
  if (error?.kind === 'notFound') {
    return (
      <EmptyState icon={<SearchX />} title={<FormattedMessage id="missing.title" />}>
        <FormattedMessage id="missing.text" />
      </EmptyState>
    );
  }
  if (error) {
    return (
      <ErrorState onRetry={reload} pending={pending}>
        {textOf(error)}
      </ErrorState>
    );
  }
  return (
    <div role="status" aria-busy>
      <span className="sr-only">
        <FormattedMessage id="page.loading" />
      </span>
      {skeleton}
    </div>
  );
}
