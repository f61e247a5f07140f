import { updateStaffMe, type StaffMe } from '@ponte/contract/staff';
import { Checkbox } from '@ponte/ui/checkbox';
import { Select } from '@ponte/ui/select';
import { SubmitButton } from '@ponte/ui/submit-button';
import { TextField } from '@ponte/ui/text-field';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Failure } from '../../data/failure.tsx';
import { useAct } from '../../data/use-act.ts';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { useUnsaved } from '../../forms/use-unsaved.tsx';
import { useOffice } from '../../office/office-context.ts';

type Values = Pick<StaffMe, 'name' | 'language' | 'mailPaidOrders'>;

export const ProfileForm = observer(function ProfileForm({ me }: { readonly me: StaffMe }) {
  const intl = useIntl();
  const { session, toasts } = useOffice();
  const act = useAct(updateStaffMe);
  const { name, language, mailPaidOrders } = me;
  const { form, field, onSubmit, pending, error, required } = useSentForm<Values>({
    defaults: { name, language, mailPaidOrders },
    async send(values) {
      const answer = await act.send({ body: values });
      if (!answer.ok) return answer;
      form.reset(values);
      session.update(answer.value);
      toasts.show({ tone: 'success', text: <FormattedMessage id="form.saved" /> });
      return answer;
    },
  });
  const question = useUnsaved(form.formState.isDirty);
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      <Failure error={error} />
      <p className="text-muted wrap-anywhere">{me.email}</p>
      <TextField
        label={intl.formatMessage({ id: 'me.name' })}
        autoComplete="name"
        required
        {...field('name', required)}
      />
      <Select
        label={intl.formatMessage({ id: 'me.language' })}
        hint={intl.formatMessage({ id: 'me.languageHint' })}
        placeholder={null}
        options={[
          { value: 'pt', label: intl.formatMessage({ id: 'language.pt' }) },
          { value: 'es', label: intl.formatMessage({ id: 'language.es' }) },
        ]}
        {...field('language')}
      />
      <Checkbox
        label={intl.formatMessage({ id: 'me.mailPaidOrders' })}
        {...field('mailPaidOrders')}
      />
      <SubmitButton size="md" pending={pending} className="justify-self-start">
        <FormattedMessage id="form.save" />
      </SubmitButton>
      {question}
    </form>
  );
});
