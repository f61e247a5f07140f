import { forgetCustomer } from '@ponte/domain/account';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from '../../links/navigation.ts';
import { paths } from '../../links/paths.ts';
import { Panel } from '../../page/panel.tsx';
import { useShop } from '../../shop/shop-context.ts';
import { deferredForm, FormBehindButton } from './form-behind-button.tsx';

const EndAccountForm = deferredForm(
  () => import('./end-account-form.tsx'),
  (code) => code.EndAccountForm,
);

/** Ends the account for good (decision 59): what goes, what stays, and a form that asks for the password. */
export function EndAccount() {
  const { shop } = useShop();
  const navigate = useNavigate();
  const leave = () => {
    // Navigate first: a customer's page would otherwise redirect to the login by itself.
    navigate(paths.login, { replace: true, state: { accountEnded: true } });
    forgetCustomer(shop);
  };
  return (
    <Panel title={<FormattedMessage id="personalData.end" />}>
      <div className="grid justify-items-start gap-4">
        <p className="max-w-prose text-pretty">
          <FormattedMessage id="personalData.endText" />
        </p>
        <FormBehindButton form={EndAccountForm} variant="danger" onDone={leave}>
          <FormattedMessage id="personalData.end" />
        </FormBehindButton>
      </div>
    </Panel>
  );
}
