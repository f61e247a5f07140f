import { loginForm, signInOf, type LoginValues } from '@ponte/domain/account';
import { checkForm } from '@ponte/domain/forms';
import { ButtonLink } from '@ponte/ui/button';
import { PasswordField } from '@ponte/ui/password-field';
import { SubmitButton } from '@ponte/ui/submit-button';
import { TextField } from '@ponte/ui/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ShopForm } from '../forms/shop-form.tsx';
import { useShopForm } from '../forms/use-shop-form.ts';
import { registrationHref } from '../links/addresses.ts';
import { Link } from '../links/link.tsx';
import { paths } from '../links/paths.ts';
import { observer } from '../shop/observer.ts';
import { useShop } from '../shop/shop-context.ts';

const fields = ['email', 'password'] as const;
const defaults = { email: '', password: '' };
const secrets = ['password'] as const;
const check = (values: unknown) => checkForm(loginForm, values);

/** Signs in, on the login page or during a purchase; its parent follows the session. */
export const SignInForm = observer(function SignInForm() {
  const intl = useIntl();
  const { shop, region } = useShop();
  const { pathname, search } = useLocation();
  const signIn = signInOf(shop);
  const state = useShopForm({
    name: 'sign-in',
    fields,
    defaults,
    secrets,
    missing: {
      email: intl.formatMessage({ id: 'signIn.emailMissing' }),
      password: intl.formatMessage({ id: 'signIn.passwordMissing' }),
    },
    check,
    async send({ email, password }: LoginValues) {
      const result = await signIn.submit(email, password);
      if (result.ok || result.error.kind !== 'unauthorized') return result;
      const sentence = result.error.message || intl.formatMessage({ id: 'signIn.wrong' });
      return { ...result, sentence, focus: 'password' };
    },
  });
  return (
    <>
      <ShopForm
        state={state}
        errorTitle={intl.formatMessage({ id: 'signIn.fillAll' })}
        failureTitle={intl.formatMessage({ id: 'signIn.failed' })}
        aria-label={intl.formatMessage({ id: 'signIn.title' })}
        className="grid gap-4"
      >
        <TextField
          type="email"
          label={intl.formatMessage({ id: 'signIn.email' })}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          required
          {...state.field('email')}
        />
        <PasswordField
          label={intl.formatMessage({ id: 'signIn.password' })}
          autoComplete="current-password"
          required
          {...state.field('password')}
        />
        <Link
          href={paths.passwordRecovery}
          className="-mt-2 inline-flex min-h-6 items-center justify-self-start text-sm text-brand-ink underline underline-offset-2"
        >
          <FormattedMessage id="signIn.forgot" />
        </Link>
        <SubmitButton
          block
          pending={state.pending}
          pendingLabel={<FormattedMessage id="signIn.sending" />}
        >
          <FormattedMessage id="signIn.submit" />
        </SubmitButton>
      </ShopForm>
      <div className="mt-6 grid gap-2.5 edge-t border-line pt-5">
        <p className="text-center text-muted">
          <FormattedMessage id="signIn.newHere" values={{ shop: region.name }} />
        </p>
        <ButtonLink href={registrationHref(`${pathname}${search}`)} block>
          <FormattedMessage id="signIn.register" />
        </ButtonLink>
      </div>
    </>
  );
});
