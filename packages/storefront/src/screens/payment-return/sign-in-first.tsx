import { ButtonLink } from '@ponte/ui/button';
import { Lock } from '@ponte/ui/icons';
import { FormattedMessage } from 'react-intl';
import { Outcome } from './outcome.tsx';

/** The store tells its customer alone how the payment stands. */
export function SignInFirst({ redirect }: { readonly redirect: string }) {
  return (
    <Outcome
      icon={<Lock />}
      title={<FormattedMessage id="paymentReturn.signInTitle" />}
      actions={
        <ButtonLink href={`/login?redirect=${encodeURIComponent(redirect)}`} variant="brand">
          <FormattedMessage id="paymentReturn.signIn" />
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage id="paymentReturn.signInText" />
      </p>
    </Outcome>
  );
}
