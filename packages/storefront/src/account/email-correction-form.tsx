import { emailCorrectionOf } from '@ponte/domain/profile';
import { useIntl } from 'react-intl';
import { observer } from '../shop/observer.ts';
import { useShop } from '../shop/shop-context.ts';
import { NewEmailForm } from './new-email-form.tsx';

interface EmailCorrectionFormProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export const EmailCorrectionForm = observer(function EmailCorrectionForm(
  props: EmailCorrectionFormProps,
) {
  const intl = useIntl();
  return (
    <NewEmailForm
      {...props}
      name="email-correction"
      newEmail={emailCorrectionOf(useShop().shop)}
      title={intl.formatMessage({ id: 'emailNotice.correct' })}
      label={intl.formatMessage({ id: 'emailNotice.right' })}
      missing={intl.formatMessage({ id: 'emailNotice.emailMissing' })}
      errorTitle={intl.formatMessage({ id: 'emailNotice.notCorrected' })}
      submit={intl.formatMessage({ id: 'emailNotice.save' })}
    />
  );
});
