import { changeStaffPassword, staffPasswordLength } from '@ponte/contract/staff';
import { PasswordField } from '@ponte/ui/password-field';
import { SubmitButton } from '@ponte/ui/submit-button';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Failure } from '../../data/failure.tsx';
import { useAct } from '../../data/use-act.ts';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { useOffice } from '../../office/office-context.ts';
import { CodeField } from './code-field.tsx';

const empty = { currentPassword: '', code: '', password: '' };

export const PasswordForm = observer(function PasswordForm() {
  const intl = useIntl();
  const { toasts } = useOffice();
  const act = useAct(changeStaffPassword);
  const { form, field, onSubmit, pending, error, required } = useSentForm<typeof empty>({
    defaults: empty,
    async send(values) {
      const answer = await act.send({ body: values });
      if (!answer.ok) return answer;
      form.reset(empty);
      toasts.show({ tone: 'success', text: <FormattedMessage id="me.passwordChanged" /> });
      return answer;
    },
  });
  const { min, max } = staffPasswordLength;
  const length = intl.formatMessage({ id: 'password.length' }, { min, max });
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      <Failure error={error} />
      <PasswordField
        label={intl.formatMessage({ id: 'me.currentPassword' })}
        required
        {...field('currentPassword', required)}
      />
      <PasswordField
        label={intl.formatMessage({ id: 'me.newPassword' })}
        hint={length}
        autoComplete="new-password"
        required
        {...field('password', {
          ...required,
          minLength: { value: min, message: length },
          maxLength: { value: max, message: length },
        })}
      />
      <CodeField {...field('code', required)} />
      <SubmitButton variant="brand" size="md" pending={pending} className="justify-self-start">
        <FormattedMessage id="me.changePassword" />
      </SubmitButton>
    </form>
  );
});
