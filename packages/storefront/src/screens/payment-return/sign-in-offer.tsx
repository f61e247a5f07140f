import { ButtonLink } from '@ponte/ui/button';
import { FormattedMessage } from 'react-intl';
import { loginHref, returnHref } from '../../links/addresses.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

interface SignInOfferProps {
  readonly orderId: string;
}

/** Without a session nothing personal is shown; signing in shows the rest (decision 38). */
export const SignInOffer = observer(function SignInOffer({ orderId }: SignInOfferProps) {
  if (useShop().shop.session.customer) return null;
  return (
    <div className="mt-3 grid w-full max-w-[48ch] justify-items-center gap-3 edge-t border-line pt-4">
      <p>
        <FormattedMessage id="paymentReturn.signInText" />
      </p>
      <ButtonLink href={loginHref(returnHref(orderId))}>
        <FormattedMessage id="paymentReturn.signIn" />
      </ButtonLink>
    </div>
  );
});
