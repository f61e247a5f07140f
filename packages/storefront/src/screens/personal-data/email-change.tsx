import type { CustomerProfile } from '@ponte/domain';
import { Button } from '@ponte/ui/button';
import { ErrorState } from '@ponte/ui/error-state';
import { Mail } from '@ponte/ui/icons';
import { useMessages } from '@ponte/ui/kit';
import { Notice } from '@ponte/ui/notice';
import { Skeleton } from '@ponte/ui/skeleton';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { deferred } from '../../lazy/deferred.tsx';
import type { LazyStatus } from '../../lazy/lazy-module.ts';
import { Loading } from '../../page/loading.tsx';

const DeferredForm = deferred(
  () => import('./email-change-form.tsx'),
  (code) => code.EmailChangeForm,
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

interface EmailChangeProps {
  readonly profile: CustomerProfile;
}

/**
 * Asks for another e-mail address (decision 59), and says which one waits for its confirmation. An
 * unconfirmed address is corrected by `EmailNotice`.
 */
export function EmailChange({ profile }: EmailChangeProps) {
  const [open, setOpen] = useState(false);
  const said = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
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
      {open ? (
        <DeferredForm
          onDone={() => {
            setOpen(false);
            // The focused form has been removed.
            said.current?.focus();
          }}
          onCancel={() => {
            setOpen(false);
            requestAnimationFrame(() => button.current?.focus());
          }}
        />
      ) : (
        <Button
          ref={button}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => setOpen(true)}
        >
          <Mail />
          <FormattedMessage id="personalData.changeEmail" />
        </Button>
      )}
    </div>
  );
}
