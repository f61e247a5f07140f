import type { Order } from '@ponte/domain';
import { isInCart, type OrderStanding } from '@ponte/domain/orders';
import { Breadcrumb } from '@ponte/ui/breadcrumb';
import { ButtonLink } from '@ponte/ui/button';
import { MessageCircle } from '@ponte/ui/icons';
import { OrderTimeline } from '@ponte/ui/order-timeline';
import { StatusBadge } from '@ponte/ui/status-badge';
import { FormattedMessage, useIntl } from 'react-intl';
import { hrefOf, paths } from '../../links/paths.ts';
import { whatsAppLink } from '../../links/whatsapp-link.ts';
import { Container } from '../../page/container.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { Panel } from '../../page/panel.tsx';
import { useOrderStanding } from '../../products/use-order-standing.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { badgeOf } from '../orders/badge-of.ts';
import { CancelOrder } from './cancel-order.tsx';
import { OrderBought } from './order-bought.tsx';
import { OrderNextStep } from './order-next-step.tsx';
import { Reorder } from './reorder.tsx';
import { TicketButton } from './ticket-button.tsx';

interface OrderArticleProps {
  readonly order: Order;
}

export const OrderArticle = observer(function OrderArticle({ order }: OrderArticleProps) {
  const intl = useIntl();
  const { cart } = useShop().shop;
  const standing = useOrderStanding(order);
  const title = intl.formatMessage({ id: 'order.title' }, { number: order.number });
  const { status } = order;
  return (
    <>
      <PageHead title={title} />
      <Container className="py-4 md:py-6">
        <Breadcrumb
          className="print:hidden"
          items={[
            { label: intl.formatMessage({ id: 'order.all' }), href: paths.orders },
            { label: title },
          ]}
        />
        <header className="mt-2 mb-5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
          <StatusBadge status={badgeOf(standing.state)}>
            {status.kind === 'unknown' ? status.text : undefined}
          </StatusBadge>
          <p className="basis-full text-muted">
            <FormattedMessage
              id="order.placed"
              values={{
                date: intl.formatDate(order.createdAt, {
                  day: 'numeric',
                  month: 'long',
                  year: 'numeric',
                  hour: '2-digit',
                  minute: '2-digit',
                  hourCycle: 'h23',
                }),
              }}
            />
          </p>
        </header>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:items-start">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <OrderNextStep order={order} />
            <OrderProgress standing={standing} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <OrderBought order={order} />
            <div className="flex flex-wrap items-start gap-3">
              <TicketButton key={order.externalId} order={order} />
              {canReorder(standing.state, isInCart(cart, order)) ? <Reorder order={order} /> : null}
              {order.isReviewable ? (
                <ButtonLink href={hrefOf(paths.review, { token: order.externalId })}>
                  <FormattedMessage id="order.review" />
                </ButtonLink>
              ) : null}
              <CancelOrder order={order} />
              <Help order={order} />
            </div>
          </div>
        </div>
      </Container>
    </>
  );
});

/**
 * An unpaid order is to be paid, not bought again; nor is one whose money is checked, or whose goods are in
 * the cart as they were.
 */
function canReorder(state: OrderStanding['state'], inCart: boolean): boolean {
  if (state === 'ranOut' || state === 'cancelled') return !inCart;
  return state !== 'awaitingPayment' && state !== 'confirming' && state !== 'underReview';
}

/** A message to the shop that carries the order's number. */
function Help({ order: { number } }: OrderArticleProps) {
  const intl = useIntl();
  const { region } = useShop();
  const href = whatsAppLink(
    region.whatsapp,
    intl.formatMessage({ id: 'order.contactText' }, { number }),
  );
  return href ? (
    <ButtonLink href={href} variant="plain" className="print:hidden">
      <MessageCircle />
      <FormattedMessage id="order.contact" />
    </ButtonLink>
  ) : null;
}

interface OrderProgressProps {
  readonly standing: OrderStanding;
}

function OrderProgress({ standing: { steps, current } }: OrderProgressProps) {
  return (
    <Panel title={<FormattedMessage id="order.progress" />}>
      <OrderTimeline
        steps={steps.map(({ status, at }) => ({ status, date: at ?? undefined }))}
        current={current}
      />
    </Panel>
  );
}
