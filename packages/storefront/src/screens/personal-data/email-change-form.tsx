import { emailChangeOf } from '@ponte/domain/profile';
import { useIntl } from 'react-intl';
import { NewEmailForm } from '../../account/new-email-form.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

interface EmailChangeFormProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export const EmailChangeForm = observer(function EmailChangeForm(props: EmailChangeFormProps) {
  const intl = useIntl();
  return (
    <NewEmailForm
      {...props}
      name="email-change"
      newEmail={emailChangeOf(useShop().shop)}
      title={intl.formatMessage({ id: 'personalData.changeEmail' })}
      label={intl.formatMessage({ id: 'personalData.newEmail' })}
      missing={intl.formatMessage({ id: 'personalData.newEmailMissing' })}
      errorTitle={intl.formatMessage({ id: 'personalData.emailNotChanged' })}
      submit={intl.formatMessage({ id: 'personalData.sendEmailLink' })}
    />
  );
});
