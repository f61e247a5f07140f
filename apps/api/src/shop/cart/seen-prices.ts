/**
 * Whether a shopper saw another price than the current one. Prices themselves never come from here.
 */
import type { CartItemBody } from '@ponte/contract/cart';
import { equals, parseMoney, type CurrencyCode, type Money } from '@ponte/regional/money';
import { readOffer } from '../../catalogue/products/item-token.ts';
import type { Prices } from '../../platform/pricing/prices.ts';
import { shownPrice } from '../../platform/pricing/shown-price.ts';
import type { Signer } from '../../platform/security/secrets.ts';
import type { ProductLine } from './lines.ts';

/** Whether the price changed since the shopper saw it; undefined when unknown. */
export type SeenPrice = (line: ProductLine) => boolean | undefined;

interface Deps {
  readonly signer: Signer;
  readonly pricing: (currency: CurrencyCode) => Promise<Prices>;
  readonly now: number;
}

/** The prices that the shopper saw: from a genuine, fresh token, or else as the browser claims. */
export async function findSeen(
  items: readonly CartItemBody[],
  cartCurrency: CurrencyCode,
  deps: Deps,
): Promise<SeenPrice> {
  const seen = new Map(items.map((item) => [item.produto_id, seenPrice(item, cartCurrency, deps)]));
  const currencies = new Set([...seen.values()].flatMap((price) => price?.currency ?? []));
  const prices = new Map<CurrencyCode, Prices>();
  for (const currency of currencies) prices.set(currency, await deps.pricing(currency));
  return ({ product }) => {
    const before = seen.get(product.id);
    const now = before && prices.get(before.currency);
    if (!before || now?.currency !== before.currency) return undefined;
    const shown = shownPrice(product);
    return shown ? !equals(before, now.of(shown)) : true;
  };
}

function seenPrice(
  { produto_id: productId, token, valor_unitario: said }: CartItemBody,
  currency: CurrencyCode,
  { signer, now }: Deps,
): Money | undefined {
  const offer = token ? readOffer(signer, token, now) : undefined;
  if (offer?.productId === productId) return offer.price;
  const parsed = said === undefined ? undefined : parseMoney(said, currency);
  return parsed?.ok ? parsed.money : undefined;
}
