import type { Order } from '@ponte/domain';
import { isDeclined, ordersOf, pickupCodeOf } from '@ponte/domain/orders';
import { ButtonLink } from '@ponte/ui/button';
import { Notice } from '@ponte/ui/notice';
import { PickupCode } from '@ponte/ui/pickup-code';
import { FormattedMessage, useIntl } from 'react-intl';
import { whatsAppLink } from '../../links/whatsapp-link.ts';
import { useShop } from '../../shop/shop-context.ts';
import { QrCode } from './qr-code.tsx';

interface OrderNextStepProps {
  readonly order: Order;
}

/** What the customer can do now: pay, or collect or receive with the code. */
export function OrderNextStep({ order }: OrderNextStepProps) {
  const intl = useIntl();
  const code = pickupCodeOf(order);
  if (order.status.kind === 'refunded') {
    return (
      <Notice tone="info">
        <FormattedMessage id="order.refunded" />
      </Notice>
    );
  }
  if (code !== null) {
    return (
      <PickupCode code={code} headingLevel={2}>
        <QrCode text={code} label={intl.formatMessage({ id: 'order.qr' }, { code })} />
        {order.delivery?.place ? <p className="font-semibold">{order.delivery.place}</p> : null}
        <p>
          <FormattedMessage id={order.delivery?.brought ? 'order.receive' : 'order.bring'} />
        </p>
      </PickupCode>
    );
  }
  return order.status.kind === 'awaitingPayment' ? <Unpaid order={order} /> : null;
}

function Unpaid({ order }: OrderNextStepProps) {
  const intl = useIntl();
  const { shop, region } = useShop();
  const link = ordersOf(shop).paymentLink(order);
  const help = whatsAppLink(
    region.whatsapp,
    intl.formatMessage({ id: 'order.contactText' }, { number: order.number }),
  );
  if (link === null) {
    return (
      <Notice
        tone="warning"
        action={
          <ButtonLink href={help}>
            <FormattedMessage id="order.contact" />
          </ButtonLink>
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
      <FormattedMessage id={isRefused ? 'order.declined' : 'order.unpaid'} />
    </Notice>
  );
}
