import { acceptInvitation, staffPasswordLength, type openInvitation } from '@ponte/contract/staff';
import { PasswordField } from '@ponte/ui/password-field';
import { SubmitButton } from '@ponte/ui/submit-button';
import { TextField } from '@ponte/ui/text-field';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Failure } from '../data/failure.tsx';
import { useAct } from '../data/use-act.ts';
import { useSentForm } from '../forms/use-sent-form.ts';
import { langOf } from '../languages/language.ts';
import type { AnswerOf } from '../office/ask.ts';
import { useOffice } from '../office/office-context.ts';
import { QrCode } from './qr-code.tsx';

export type Accepted = AnswerOf<typeof acceptInvitation>;

interface AcceptInvitationFormProps {
  readonly token: string;
  readonly invitation: AnswerOf<typeof openInvitation>;
  readonly onDone: (accepted: Accepted) => void;
}

/** Name, password and authenticator of who was invited. */
export const AcceptInvitationForm = observer(function AcceptInvitationForm({
  token,
  invitation,
  onDone,
}: AcceptInvitationFormProps) {
  const intl = useIntl();
  const { language } = useOffice();
  const act = useAct(acceptInvitation);
  const { field, onSubmit, pending, error, required } = useSentForm({
    defaults: { name: invitation.name, password: '', code: '' },
    async send(values: { name: string; password: string; code: string }) {
      const answer = await act.send({
        body: { ...values, token, language: langOf[language.locale] },
      });
      if (answer.ok) onDone(answer.value);
      return answer;
    },
  });
  const { min, max } = staffPasswordLength;
  const length = intl.formatMessage({ id: 'password.length' }, { min, max });
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid grid-cols-1 gap-5">
      <Failure error={error} />
      <p className="text-muted">
        <FormattedMessage
          id="invitation.lead"
          values={{
            email: <strong className="text-ink">{invitation.email}</strong>,
            role: intl.formatMessage({ id: `role.${invitation.role}` }),
          }}
        />
      </p>
      {/* For password managers. */}
      <input
        type="email"
        autoComplete="username"
        aria-label={intl.formatMessage({ id: 'signIn.email' })}
        value={invitation.email}
        readOnly
        hidden
      />
      <TextField
        label={intl.formatMessage({ id: 'invitation.name' })}
        autoComplete="name"
        required
        {...field('name', required)}
      />
      <PasswordField
        label={intl.formatMessage({ id: 'invitation.password' })}
        hint={length}
        autoComplete="new-password"
        required
        {...field('password', {
          ...required,
          minLength: { value: min, message: length },
          maxLength: { value: max, message: length },
        })}
      />
      <div className="grid grid-cols-1 gap-3">
        <p>
          <FormattedMessage id="invitation.scan" />
        </p>
        <QrCode {...invitation.qr} label={intl.formatMessage({ id: 'invitation.qr' })} />
        <p className="text-sm text-muted">
          <FormattedMessage
            id="invitation.secret"
            values={{
              secret: (
                <code className="font-semibold text-ink select-all wrap-anywhere">
                  {invitation.secret}
                </code>
              ),
            }}
          />
        </p>
      </div>
      <TextField
        label={intl.formatMessage({ id: 'invitation.code' })}
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
        required
        {...field('code', required)}
      />
      <SubmitButton pending={pending} block>
        <FormattedMessage id="invitation.submit" />
      </SubmitButton>
    </form>
  );
});
