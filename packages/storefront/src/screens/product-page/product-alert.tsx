import type { Product } from '@ponte/domain';
import { productAlertsOf, type AlertKind } from '@ponte/domain/alerts';
import { Button } from '@ponte/ui/button';
import { ErrorState } from '@ponte/ui/error-state';
import { Mail } from '@ponte/ui/icons';
import { Notice } from '@ponte/ui/notice';
import { Skeleton } from '@ponte/ui/skeleton';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useKeepsPresses } from '../../browser/use-keeps-presses.ts';
import { deferred } from '../../lazy/deferred.tsx';
import type { LazyStatus } from '../../lazy/lazy-module.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { useHydrated } from '../../shop/use-hydrated.ts';

const DeferredAlertForm = deferred(
  () => import('./alert-form.tsx'),
  (code) => code.AlertForm,
  {
    waiting: Waiting,
  },
);

function preload(): void {
  DeferredAlertForm.preload().catch(() => undefined);
}

function Waiting({ status }: { readonly status: LazyStatus }) {
  return status === 'failed' ? <ErrorState onRetry={preload} /> : <Skeleton className="h-36" />;
}

const labels = {
  stock: 'productExtras.alertStock',
  price: 'productExtras.alertPrice',
} as const satisfies Record<AlertKind, string>;

interface ProductAlertProps {
  readonly product: Product;
  readonly kind: AlertKind;
}

/**
 * Asks for a mail about a product: one press for customers; guests are asked for an address, in a
 * form whose code loads then. Hidden without JavaScript.
 */
export const ProductAlert = observer(function ProductAlert({
  product: { slug },
  kind,
}: ProductAlertProps) {
  const { shop } = useShop();
  const early = useKeepsPresses();
  const [open, setOpen] = useState(false);
  // The form takes the focus when it is asked for, not when Back shows the page again.
  useEffect(() => () => setOpen(false), []);
  const hydrated = useHydrated();
  const alerts = productAlertsOf(shop);
  const subject = { slug, kind };
  const state = alerts.stateOf(subject);
  const isCustomer = hydrated && shop.session.customer !== null;
  const press = () => {
    // Known before the page is wholly hydrated, when what is shown of a visitor still waits.
    if (shop.session.customer) void alerts.ask(subject);
    else setOpen(true);
  };
  if (state.status === 'done') return <Asked isConfirmed={state.value.isConfirmed} />;
  return (
    <div {...early} className="grid gap-3 noscript:hidden">
      <Button
        className={kind === 'price' ? 'justify-self-start' : undefined}
        size={kind === 'price' ? 'sm' : 'md'}
        variant={kind === 'price' ? 'plain' : 'quiet'}
        pending={isCustomer && state.status === 'pending'}
        onPointerEnter={isCustomer ? undefined : preload}
        onFocus={isCustomer ? undefined : preload}
        onClick={press}
      >
        <Mail />
        <FormattedMessage id={labels[kind]} />
      </Button>
      {open && !isCustomer ? <DeferredAlertForm subject={subject} /> : null}
      {isCustomer && state.status === 'failed' ? (
        <Notice tone="danger" role="alert">
          {state.error.kind === 'conflict' && state.error.message ? (
            <span>{state.error.message}</span>
          ) : (
            <FormattedMessage id="productExtras.alertFailed" />
          )}
        </Notice>
      ) : null}
    </div>
  );
});

const saidWhen = {
  done: { title: 'productExtras.alertDoneTitle', text: 'productExtras.alertDone' },
  sent: { title: 'productExtras.alertSentTitle', text: 'productExtras.alertSent' },
} as const;

function Asked({ isConfirmed }: { readonly isConfirmed: boolean }) {
  const said = isConfirmed ? saidWhen.done : saidWhen.sent;
  return (
    <Notice
      tone={isConfirmed ? 'success' : 'info'}
      icon={<Mail aria-hidden className="size-6 shrink-0" />}
      role="status"
      title={<FormattedMessage id={said.title} />}
      ref={takeFocus}
      tabIndex={-1}
    >
      <FormattedMessage id={said.text} />
    </Notice>
  );
}

/** The pressed button has been removed. */
function takeFocus(notice: HTMLElement | null): void {
  notice?.focus();
}
