import { confirmSignIn, signIn, type StaffMe } from '@ponte/contract/staff';
import { Button } from '@ponte/ui/button';
import { PasswordField } from '@ponte/ui/password-field';
import { SubmitButton } from '@ponte/ui/submit-button';
import { TextField } from '@ponte/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Failure } from '../data/failure.tsx';
import { useAct } from '../data/use-act.ts';
import { useSentForm } from '../forms/use-sent-form.ts';
import { DemoOwner } from './demo-owner.tsx';

interface SignInFormProps {
  /** Who it is, where that is known. */
  readonly email?: string | undefined;
  readonly onDone: (me: StaffMe) => void;
}

/** Password, then the one-time code. */
export function SignInForm({ email = '', onDone }: SignInFormProps) {
  const [ticket, setTicket] = useState<string>();
  const [known, setKnown] = useState(email);
  return ticket === undefined ? (
    <>
      <DemoOwner onDone={onDone} />
      <PasswordStep
        email={known}
        onDone={(given, next) => {
          setKnown(given);
          setTicket(next);
        }}
      />
    </>
  ) : (
    <CodeStep ticket={ticket} onDone={onDone} onBack={() => setTicket(undefined)} />
  );
}

interface PasswordStepProps {
  readonly email: string;
  readonly onDone: (email: string, ticket: string) => void;
}

const PasswordStep = observer(function PasswordStep({ email, onDone }: PasswordStepProps) {
  const intl = useIntl();
  const act = useAct(signIn);
  const { field, onSubmit, pending, error, required } = useSentForm({
    defaults: { email, password: '' },
    async send(values: { email: string; password: string }) {
      const answer = await act.send({
        body: { email: values.email.trim(), password: values.password },
      });
      if (answer.ok) onDone(values.email, answer.value.ticket);
      return answer;
    },
  });
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      <Failure error={error} />
      <TextField
        label={intl.formatMessage({ id: 'signIn.email' })}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="off"
        spellCheck={false}
        required
        {...field('email', required)}
      />
      <PasswordField autoComplete="current-password" required {...field('password', required)} />
      <SubmitButton
        pending={pending}
        pendingLabel={<FormattedMessage id="signIn.checking" />}
        block
      >
        <FormattedMessage id="signIn.next" />
      </SubmitButton>
    </form>
  );
});

interface CodeStepProps {
  readonly ticket: string;
  readonly onDone: (me: StaffMe) => void;
  readonly onBack: () => void;
}

const CodeStep = observer(function CodeStep({ ticket, onDone, onBack }: CodeStepProps) {
  const intl = useIntl();
  const act = useAct(confirmSignIn);
  const [recovery, setRecovery] = useState(false);
  const { form, field, onSubmit, pending, error, required } = useSentForm({
    defaults: { code: '' },
    async send({ code }: { code: string }) {
      const answer = await act.send({ body: { ticket, code: code.trim() } });
      if (answer.ok) onDone(answer.value);
      return answer;
    },
  });
  // The step before is gone, and the focus with it.
  useEffect(() => form.setFocus('code'), [form, recovery]);
  const ended = error?.kind === 'unauthorized';
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      <Failure
        error={error}
        action={
          ended ? (
            <Button size="sm" onClick={onBack}>
              <FormattedMessage id="signIn.again" />
            </Button>
          ) : null
        }
      />
      <p className="text-muted">
        <FormattedMessage id={recovery ? 'signIn.recoveryLead' : 'signIn.codeLead'} />
      </p>
      <TextField
        key={String(recovery)}
        label={intl.formatMessage({ id: recovery ? 'signIn.recovery' : 'signIn.code' })}
        autoComplete="one-time-code"
        inputMode={recovery ? 'text' : 'numeric'}
        autoCapitalize={recovery ? 'characters' : 'off'}
        spellCheck={false}
        required
        {...field('code', required)}
      />
      <SubmitButton
        pending={pending}
        pendingLabel={<FormattedMessage id="signIn.checking" />}
        block
      >
        <FormattedMessage id="signIn.submit" />
      </SubmitButton>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="plain" size="sm" onClick={onBack}>
          <FormattedMessage id="signIn.back" />
        </Button>
        <Button
          variant="plain"
          size="sm"
          onClick={() => {
            setRecovery(!recovery);
            form.reset();
          }}
        >
          <FormattedMessage id={recovery ? 'signIn.useCode' : 'signIn.useRecovery'} />
        </Button>
      </div>
    </form>
  );
});
