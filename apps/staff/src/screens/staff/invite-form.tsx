import { inviteStaff, type InviteStaffBody } from '@ponte/contract/staff';
import { Select } from '@ponte/ui/select';
import { SubmitButton } from '@ponte/ui/submit-button';
import { TextField } from '@ponte/ui/text-field';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Failure } from '../../data/failure.tsx';
import { useAct } from '../../data/use-act.ts';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { langOf } from '../../languages/language.ts';
import { useOffice } from '../../office/office-context.ts';
import { RoleSelect } from './role-select.tsx';

/** Sends a link by which a person joins the staff. */
export const InviteForm = observer(function InviteForm({
  onDone,
}: {
  readonly onDone: () => void;
}) {
  const intl = useIntl();
  const { language, toasts } = useOffice();
  const act = useAct(inviteStaff);
  const defaults: InviteStaffBody = {
    email: '',
    role: 'counter',
    language: langOf[language.locale],
  };
  const { form, field, onSubmit, pending, error, required } = useSentForm<InviteStaffBody>({
    defaults,
    async send(values) {
      const answer = await act.send({ body: { ...values, email: values.email.trim() } });
      if (!answer.ok) return answer;
      form.reset(defaults);
      toasts.show({
        tone: 'success',
        text: <FormattedMessage id="staff.invited" values={{ email: answer.value.email }} />,
      });
      onDone();
      return answer;
    },
  });
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      <Failure error={error} />
      <TextField
        label={intl.formatMessage({ id: 'signIn.email' })}
        type="email"
        autoComplete="off"
        autoCapitalize="off"
        required
        {...field('email', required)}
      />
      <RoleSelect {...field('role')} />
      <Select
        label={intl.formatMessage({ id: 'staff.language' })}
        placeholder={null}
        options={[
          { value: 'pt', label: intl.formatMessage({ id: 'language.pt' }) },
          { value: 'es', label: intl.formatMessage({ id: 'language.es' }) },
        ]}
        {...field('language')}
      />
      <SubmitButton size="md" pending={pending} className="justify-self-start">
        <FormattedMessage id="staff.send" />
      </SubmitButton>
    </form>
  );
});
