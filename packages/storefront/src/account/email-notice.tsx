import type { CustomerProfile } from '@ponte/domain';
import { confirmationMailOf, emailCorrectionOf } from '@ponte/domain/profile';
import { Button } from '@ponte/ui/button';
import { ErrorState } from '@ponte/ui/error-state';
import { useMessages } from '@ponte/ui/kit';
import { Notice } from '@ponte/ui/notice';
import { Skeleton } from '@ponte/ui/skeleton';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorTexts } from '../forms/use-error-texts.ts';
import { deferred } from '../lazy/deferred.tsx';
import type { LazyStatus } from '../lazy/lazy-module.ts';
import { Loading } from '../page/loading.tsx';
import { Panel } from '../page/panel.tsx';
import { observer } from '../shop/observer.ts';
import { useShop } from '../shop/shop-context.ts';

interface EmailNoticeProps {
  readonly profile: CustomerProfile;
}

const DeferredForm = deferred(
  () => import('./email-correction-form.tsx'),
  (code) => code.EmailCorrectionForm,
  {
    waiting: Waiting,
  },
);

function preload(): void {
  DeferredForm.preload().catch(() => undefined);
}

function Waiting({ status }: { readonly status: LazyStatus }) {
  const { common } = useMessages();
  if (status === 'failed') return <ErrorState onRetry={preload} />;
  return (
    <Loading label={common.loading} className="grid gap-4 max-w-md">
      <Skeleton className="h-11.5 rounded-md" />
      <Skeleton className="h-11.5 rounded-md" />
    </Loading>
  );
}

/**
 * The notice of an unconfirmed e-mail address: resends the mail, or corrects the address. Needs the
 * texts `email-notice` and `forms`.
 */
export const EmailNotice = observer(function EmailNotice({ profile }: EmailNoticeProps) {
  const texts = useErrorTexts();
  const { shop } = useShop();
  const mail = confirmationMailOf(shop);
  const correction = emailCorrectionOf(shop);
  const [correcting, setCorrecting] = useState(false);
  const said = useRef<HTMLSpanElement>(null);
  if (profile.emailConfirmed) return null;
  const { email } = profile;
  const { status, isPending, error } = mail.submission;
  const isSent = status === 'done' || correction.submission.status === 'done';
  const close = () => {
    setCorrecting(false);
    // The focused form has been removed.
    said.current?.focus();
  };
  return (
    <>
      <Notice
        tone={isSent ? 'success' : 'warning'}
        title={<FormattedMessage id="emailNotice.title" />}
        action={
          <span className="flex flex-wrap gap-2">
            {isSent ? null : (
              <Button size="sm" pending={isPending} onClick={() => void mail.submit()}>
                <FormattedMessage id="emailNotice.resend" />
              </Button>
            )}
            <Button
              size="sm"
              aria-expanded={correcting}
              onPointerEnter={preload}
              onFocus={preload}
              onClick={() => {
                mail.submission.reset();
                correction.submission.reset();
                setCorrecting(!correcting);
              }}
            >
              <FormattedMessage id="emailNotice.correct" />
            </Button>
          </span>
        }
      >
        <span ref={said} role="status" tabIndex={-1} className="wrap-anywhere">
          {isSent ? (
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
      {correcting ? (
        <Panel>
          <DeferredForm onDone={close} onCancel={close} />
        </Panel>
      ) : null}
    </>
  );
});
