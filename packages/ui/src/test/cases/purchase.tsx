import { money } from '@ponte/regional/money';
import * as kit from '../../index.ts';
import { deliveryOptions, pickupPoints } from '../addresses.ts';
import { cartLines, cartTotals } from '../samples.ts';
import type { Case } from './case.ts';

const noop = () => undefined;

/** From the cart to the order. */
export const purchase: readonly Case[] = [
  { name: 'CouponField', render: (p) => <kit.CouponField {...p} /> },
  { name: 'CartBadge', render: (p) => <kit.CartBadge {...p} count={1} /> },
  {
    name: 'CartDrawer',
    over: true,
    render: (p) => (
      <kit.CartDrawer
        {...p}
        open
        onOpenChange={noop}
        lines={cartLines}
        subtotal={cartTotals.subtotal}
        total={cartTotals.total}
        onQuantityChange={noop}
        onRemove={noop}
        onClear={noop}
      />
    ),
  },
  {
    name: 'CartLine',
    render: (p) => (
      <kit.CartLine
        {...p}
        line={{
          id: '1',
          name: 'Martelo',
          code: 'MAR-1',
          image: null,
          unitPrice: money(100, 'USD'),
          quantity: 1,
          total: money(100, 'USD'),
        }}
        onQuantityChange={noop}
        onRemove={noop}
      />
    ),
  },
  {
    name: 'CartLines',
    render: (p) => (
      <kit.CartLines {...p} lines={cartLines} onQuantityChange={noop} onRemove={noop} />
    ),
  },
  {
    name: 'CartSummary',
    render: (p) => (
      <kit.CartSummary {...p} subtotal={money(100, 'USD')} total={money(100, 'USD')} />
    ),
  },
  { name: 'QuantityStepper', rest: 'control', render: (p) => <kit.QuantityStepper {...p} /> },
  {
    name: 'CheckoutBar',
    render: (p) => (
      <kit.CheckoutBar {...p} onContinue={noop}>
        Finalizar
      </kit.CheckoutBar>
    ),
  },
  {
    name: 'DeliveryList',
    render: (p) => <kit.DeliveryList {...p} options={deliveryOptions} />,
  },
  {
    name: 'DeliveryOptions',
    ref: 'first input',
    render: (p) => <kit.DeliveryOptions {...p} options={deliveryOptions} />,
  },
  {
    name: 'PickupPointPicker',
    ref: 'first input',
    render: (p) => <kit.PickupPointPicker {...p} points={pickupPoints} />,
  },
  {
    name: 'OrderCard',
    render: (p) => (
      <kit.OrderCard
        {...p}
        order={{
          number: '1042',
          date: '2026-11-20T18:30:00Z',
          total: money(12130, 'USD'),
          status: 'paid',
          href: '/pedido/1',
        }}
      />
    ),
  },
  {
    name: 'OrderTimeline',
    render: (p) => <kit.OrderTimeline {...p} steps={[{ status: 'awaiting' }]} current={0} />,
  },
  { name: 'PickupCode', render: (p) => <kit.PickupCode {...p} code="4817" /> },
  {
    name: 'TeamCard',
    render: (p) => <kit.TeamCard {...p} member={{ name: 'Ana', photo: null }} />,
  },
  { name: 'PaymentMethods', render: (p) => <kit.PaymentMethods {...p} methods={['pix']} /> },
  {
    name: 'PaymentMethodPicker',
    ref: 'first input',
    render: (p) => <kit.PaymentMethodPicker {...p} methods={['pix']} />,
  },
];
