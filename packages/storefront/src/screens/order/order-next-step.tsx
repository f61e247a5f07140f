import type { Order } from '@ponte/domain';
import {
  isDeclined,
  ordersOf,
  pickupCodeOf,
  refundOf,
  type OrderStanding,
} from '@ponte/domain/orders';
import { formatMoney } from '@ponte/regional/money';
import { ButtonLink } from '@ponte/ui/button';
import { Notice } from '@ponte/ui/notice';
import { PickupCode } from '@ponte/ui/pickup-code';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { whatsAppLink } from '../../links/whatsapp-link.ts';
import { OrderEnded } from '../../products/order-ended.tsx';
import { PayUntil } from '../../products/order-times.tsx';
import { RefundText } from '../../products/refund-text.tsx';
import { useOrderStanding } from '../../products/use-order-standing.ts';
import { useShop } from '../../shop/shop-context.ts';
import { OrderDelivery } from './order-delivery.tsx';
import { QrCode } from './qr-code.tsx';

interface OrderNextStepProps {
  readonly order: Order;
}

/** What went back of the payment, and the customer's next step. */
export function OrderNextStep({ order }: OrderNextStepProps) {
  const refund = refundOf(order.payments);
  const standing = useOrderStanding(order);
  const isRefunded = order.status.kind === 'refunded' && standing.state !== 'cancelled';
  return (
    <>
      {refund?.amount || isRefunded ? (
        <Notice tone="info">
          {refund?.amount ? (
            <RefundText refund={refund} />
          ) : (
            <FormattedMessage id="order.refunded" />
          )}
        </Notice>
      ) : null}
      {isRefunded ? null : <Step order={order} standing={standing} />}
    </>
  );
}

interface StepProps extends OrderNextStepProps {
  readonly standing: OrderStanding;
}

/** Pay, or collect with the code, when and where. */
function Step({ order, standing }: StepProps) {
  const { state, endedAt } = standing;
  if (state === 'ranOut' || state === 'cancelled') {
    return <OrderEnded order={order} state={state} endedAt={endedAt} />;
  }
  if (state === 'awaitingPayment') return <Unpaid order={order} standing={standing} />;
  if (state === 'underReview') return <UnderReview order={order} />;
  if (state === 'refunding' || state === 'confirming') {
    return (
      <Notice tone="info">
        <FormattedMessage id={waiting[state]} />
      </Notice>
    );
  }
  const { handedOverAt, handedOverTo } = order.delivery ?? {};
  if (standing.handOver === 'done' && handedOverAt) {
    return (
      <HandedOver isCollected={state === 'collected'} at={handedOverAt} to={handedOverTo ?? null} />
    );
  }
  const code = pickupCodeOf(order, standing);
  return code === null ? null : (
    <Code order={order} code={code} isReady={state === 'readyForPickup'} />
  );
}

const waiting = { refunding: 'order.refunding', confirming: 'purchase.confirming' } as const;

interface CodeProps extends OrderNextStepProps {
  readonly code: string;
  readonly isReady: boolean;
}

function Code({ order, code, isReady }: CodeProps) {
  const intl = useIntl();
  const brought = order.delivery?.brought ?? false;
  return (
    <PickupCode
      code={code}
      headingLevel={2}
      title={brought ? <FormattedMessage id="order.codeBrought" /> : undefined}
    >
      <QrCode text={code} label={intl.formatMessage({ id: 'order.qr' }, { code })} />
      {isReady ? (
        <p className="mb-2 text-base font-semibold">
          <FormattedMessage id="order.ready" />
        </p>
      ) : null}
      <p className="mb-3">{brought ? <FormattedMessage id="order.receive" /> : <WhatToBring />}</p>
      <OrderDelivery order={order} />
    </PickupCode>
  );
}

/** The code, and what the shop says of documents and of how long it keeps a purchase. */
function WhatToBring() {
  const { keptDays, documents } = useShop().region.store?.promises ?? {};
  return (
    <>
      <FormattedMessage id="order.bring" />
      {documents ? (
        <>
          {' '}
          <span>{documents}</span>
        </>
      ) : null}
      {keptDays ? (
        <>
          {' '}
          <FormattedMessage id="order.kept" values={{ days: keptDays }} />
        </>
      ) : null}
    </>
  );
}

interface HandedOverProps {
  readonly isCollected: boolean;
  /** ISO 8601. */
  readonly at: string;
  /** Who took it at the door, or who brought it. */
  readonly to: string | null;
}

function HandedOver({ isCollected, at, to }: HandedOverProps) {
  const { region } = useShop();
  const date = <FormattedDate value={at} day="numeric" month="long" year="numeric" />;
  return (
    <Notice tone="success">
      <FormattedMessage
        id={isCollected ? 'order.collected' : to ? 'order.deliveredTo' : 'order.delivered'}
        values={{ date, shop: region.name, name: to }}
      />
    </Notice>
  );
}

/** Money came that the store checks, or is missing (decision 51): never "pay again". */
function UnderReview({ order: { number, payments, total } }: OrderNextStepProps) {
  const intl = useIntl();
  const { region } = useShop();
  const paid = payments.find((payment) => payment.paid !== null)?.paid;
  const help = whatsAppLink(
    region.whatsapp,
    intl.formatMessage({ id: 'order.contactText' }, { number }),
  );
  return (
    <Notice
      tone="warning"
      action={
        help ? (
          <ButtonLink href={help}>
            <FormattedMessage id="order.contact" />
          </ButtonLink>
        ) : null
      }
    >
      {paid ? (
        <p>
          <FormattedMessage
            id="order.otherAmount"
            values={{ paid: formatMoney(paid), asked: formatMoney(total) }}
          />
        </p>
      ) : null}
      <p>
        <FormattedMessage id="order.underReview" values={{ shop: region.name }} />
      </p>
    </Notice>
  );
}

function Unpaid({ order, standing }: StepProps) {
  const intl = useIntl();
  const { shop, region } = useShop();
  const link = ordersOf(shop).paymentLink(order, standing);
  const help = whatsAppLink(
    region.whatsapp,
    intl.formatMessage({ id: 'order.contactText' }, { number: order.number }),
  );
  if (link === null) {
    return (
      <Notice
        tone="warning"
        action={
          help ? (
            <ButtonLink href={help}>
              <FormattedMessage id="order.contact" />
            </ButtonLink>
          ) : null
        }
      >
        <FormattedMessage id="order.payment_link_not_found" />
      </Notice>
    );
  }
  const isRefused = isDeclined(order.payments);
  return (
    <Notice
      tone={isRefused ? 'danger' : 'warning'}
      action={
        <ButtonLink href={link} variant="action">
          <FormattedMessage id="order.payNow" />
        </ButtonLink>
      }
    >
      <p className="font-semibold empty:hidden">
        <PayUntil until={standing.payUntil} />
      </p>
      <p>
        {isRefused ? (
          <FormattedMessage id="order.declined" />
        ) : (
          <FormattedMessage
            id="order.unpaid"
            values={{ brought: String(order.delivery?.brought ?? false) }}
          />
        )}
      </p>
    </Notice>
  );
}
