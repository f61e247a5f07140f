import type { ApiError } from '../api/index.ts';
import type { CartLine } from '../entities/index.ts';
import type { CheckoutError } from './checkout-state.ts';

/** Fields that name the delivery in a request to begin a payment. */
const aboutDelivery = /^(?:token_entrega|entrega_servico_id|id_ponto_entrega|cliente_)/;

/**
 * What it means that the store begins no payment: goods or a delivery that are to be had no more,
 * by the fields that it names, or else the failure itself.
 *
 * @param sentLines the cart's lines in the order in which the store was told of them
 */
export function checkoutErrorOf(error: ApiError, sentLines: readonly CartLine[]): CheckoutError {
  if (error.kind !== 'validation') return { kind: 'call', error };
  const fields = Object.keys(error.fields);
  if (fields.includes('cpf')) return { kind: 'cpfMissing' };
  const places = fields.flatMap((field) => /^itens\.(\d+)/.exec(field)?.[1] ?? []);
  const products = places.flatMap((place) => sentLines[Number(place)]?.product.name ?? []);
  if (products.length > 0) return { kind: 'unavailable', products };
  return fields.some((field) => aboutDelivery.test(field))
    ? { kind: 'deliveryGone' }
    : { kind: 'call', error };
}
