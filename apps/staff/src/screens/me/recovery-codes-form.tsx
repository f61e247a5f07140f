import { renewRecoveryCodes } from '@ponte/contract/staff';
import { PasswordField } from '@ponte/ui/password-field';
import { SubmitButton } from '@ponte/ui/submit-button';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Failure } from '../../data/failure.tsx';
import { useAct } from '../../data/use-act.ts';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { useOffice } from '../../office/office-context.ts';
import { RecoveryCodeList } from '../../session/recovery-code-list.tsx';
import { CodeField } from './code-field.tsx';

const empty = { currentPassword: '', code: '' };

/** New recovery codes, which are shown once. */
export const RecoveryCodesForm = observer(function RecoveryCodesForm({
  left,
}: {
  readonly left: number;
}) {
  const intl = useIntl();
  const { session } = useOffice();
  const act = useAct(renewRecoveryCodes);
  const [codes, setCodes] = useState<readonly string[]>();
  const { form, field, onSubmit, pending, error, required } = useSentForm<typeof empty>({
    defaults: empty,
    async send(values) {
      const answer = await act.send({ body: values });
      if (!answer.ok) return answer;
      form.reset(empty);
      const { recoveryCodes } = answer.value;
      setCodes(recoveryCodes);
      if (session.me) session.update({ ...session.me, recoveryCodesLeft: recoveryCodes.length });
      return answer;
    },
  });
  if (codes) return <RecoveryCodeList codes={codes} onDone={() => setCodes(undefined)} />;
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      <Failure error={error} />
      <p className="text-muted">
        <FormattedMessage id="me.codesLeft" values={{ count: left }} />
      </p>
      <PasswordField
        label={intl.formatMessage({ id: 'me.currentPassword' })}
        required
        {...field('currentPassword', required)}
      />
      <CodeField {...field('code', required)} />
      <SubmitButton variant="brand" size="md" pending={pending} className="justify-self-start">
        <FormattedMessage id="me.renewCodes" />
      </SubmitButton>
    </form>
  );
});
