import { ErrorState } from '@ponte/ui/error-state';
import { Spinner } from '@ponte/ui/spinner';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useFailureText } from '../data/use-failure-text.ts';
import { Layout } from '../layout/layout.tsx';
import { useOffice } from '../office/office-context.ts';
import { SignInScreen } from '../session/sign-in-screen.tsx';

/** Everything behind the sign-in. */
export const Guard = observer(function Guard() {
  const intl = useIntl();
  const textOf = useFailureText();
  const { session } = useOffice();
  const { state } = session;
  const starts = state.status === 'starting';
  useEffect(() => {
    if (starts) void session.start();
  }, [session, starts]);
  switch (state.status) {
    case 'starting':
      return (
        <div className="grid min-h-dvh place-items-center">
          <Spinner label={intl.formatMessage({ id: 'page.loading' })} />
        </div>
      );
    case 'unreachable':
      return (
        <main className="grid min-h-dvh place-items-center p-4">
          <ErrorState onRetry={() => session.restart()}>{textOf(state.error)}</ErrorState>
        </main>
      );
    case 'signedOut':
      return <SignInScreen />;
    case 'signedIn':
      return <Layout />;
  }
});
