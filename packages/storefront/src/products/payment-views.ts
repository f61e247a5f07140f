import { paymentMethodsOf, type PaymentMethod, type PaymentMethodId } from '@ponte/domain/checkout';
import type { OfferedPayment } from '@ponte/ui/payment-methods';
import { useShop } from '../shop/shop-context.ts';

/** What the kit calls each way to pay. */
export const kitMethods: Readonly<Record<PaymentMethodId, OfferedPayment['method']>> = {
  voucher: 'voucher',
  pix: 'pix',
  card: 'card',
  gateway: 'gateway',
  qr: 'qr',
  wallet: 'wallet',
  transfer: 'transfer',
  bank: 'bank',
  points: 'paymentPoints',
};

export function paymentView({ id, instalments, document }: PaymentMethod): OfferedPayment {
  return {
    method: kitMethods[id],
    instalments,
    needs: document === 'CPF' ? 'cpf' : undefined,
  };
}

/** The ways to pay that the shop offers to customers of this region. Call it in an `observer`. */
export function useOfferedPayments(): readonly OfferedPayment[] {
  const { shop, region } = useShop();
  const offered = shop.startData.shell.store?.paymentWays ?? [];
  return paymentMethodsOf(offered, region.customerKind).map(paymentView);
}
