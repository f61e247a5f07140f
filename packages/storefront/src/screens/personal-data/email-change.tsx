import type { CustomerProfile } from '@ponte/domain';
import { Mail } from '@ponte/ui/icons';
import { Notice } from '@ponte/ui/notice';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { deferredForm, FormBehindButton } from './form-behind-button.tsx';

const EmailChangeForm = deferredForm(
  () => import('./email-change-form.tsx'),
  (code) => code.EmailChangeForm,
);

interface EmailChangeProps {
  readonly profile: CustomerProfile;
}

/**
 * Asks for another e-mail address (decision 59), and says which one waits for its confirmation. An
 * unconfirmed address is corrected by `EmailNotice`.
 */
export function EmailChange({ profile }: EmailChangeProps) {
  const said = useRef<HTMLSpanElement>(null);
  if (!profile.emailConfirmed) return null;
  const { email, pendingEmail } = profile;
  return (
    <div className="mt-5 grid gap-4 justify-items-start">
      <span ref={said} role="status" tabIndex={-1} className="w-full empty:hidden">
        {pendingEmail === null ? null : (
          <Notice tone="info" title={<FormattedMessage id="personalData.emailWaits" />}>
            <span className="wrap-anywhere">
              <FormattedMessage id="personalData.emailWaitsText" values={{ pendingEmail, email }} />
            </span>
          </Notice>
        )}
      </span>
      <FormBehindButton
        form={EmailChangeForm}
        // The focused form has been removed.
        onDone={() => said.current?.focus()}
      >
        <Mail />
        <FormattedMessage id="personalData.changeEmail" />
      </FormBehindButton>
    </div>
  );
}
