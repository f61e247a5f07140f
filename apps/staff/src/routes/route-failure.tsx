import { ErrorState } from '@ponte/ui/error-state';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRouteError } from 'react-router-dom';

/** A page whose code did not come, or that broke. */
export function RouteFailure() {
  const error = useRouteError();
  useEffect(() => {
    reportError(error);
  }, [error]);
  return (
    <ErrorState onRetry={() => location.reload()}>
      <FormattedMessage id="failure.page" />
    </ErrorState>
  );
}
