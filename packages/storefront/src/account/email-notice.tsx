import type { CustomerProfile } from '@ponte/domain';
import { confirmationMailOf } from '@ponte/domain/profile';
import { Button } from '@ponte/ui/button';
import { Notice } from '@ponte/ui/notice';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { useErrorTexts } from '../forms/use-error-texts.ts';
import { useShop } from '../shop/shop-context.ts';

interface EmailNoticeProps {
  readonly profile: CustomerProfile;
}

/** Says that an address is not confirmed yet, and sends the mail again. Its texts: `email-notice` and `forms`. */
export const EmailNotice = observer(function EmailNotice({ profile }: EmailNoticeProps) {
  const texts = useErrorTexts();
  const mail = confirmationMailOf(useShop().shop);
  if (profile.emailConfirmed) return null;
  const { email } = profile;
  const { status, isPending, error } = mail.submission;
  return (
    <Notice
      tone={status === 'done' ? 'success' : 'warning'}
      title={<FormattedMessage id="emailNotice.title" />}
      action={
        status === 'done' ? null : (
          <Button size="sm" pending={isPending} onClick={() => void mail.submit()}>
            <FormattedMessage id="emailNotice.resend" />
          </Button>
        )
      }
    >
      <span role="status" className="wrap-anywhere">
        {status === 'done' ? (
          <FormattedMessage id="emailNotice.sent" values={{ email }} />
        ) : status === 'failed' ? (
          <FormattedMessage
            id="emailNotice.failed"
            values={{ reason: error ? texts.failure(error).join(' ') : '' }}
          />
        ) : (
          <FormattedMessage id="emailNotice.text" values={{ email }} />
        )}
      </span>
    </Notice>
  );
});
