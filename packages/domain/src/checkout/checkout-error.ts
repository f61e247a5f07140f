import type { ApiError } from '../api/index.ts';
import type { CartLine } from '../entities/index.ts';
import type { CheckoutError } from './checkout-state.ts';

/** Request fields about the delivery. */
const aboutDelivery = /^(?:token_entrega|entrega_servico_id|id_ponto_entrega|cliente_)/;

/**
 * Interprets the failure of a checkout: unavailable products or delivery, by the fields that it
 * names, or else the failure itself.
 * @param sentLines the cart's lines in the order in which they were sent
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
