import { formatMoney, type Money } from '@ponte/regional/money';

/**
 * A pattern for an amount as the shop writes it, sign and figures: exact to the cent, however the
 * space between them is made, and not a part of a longer number.
 */
export function shown(amount: Money): RegExp {
  const text = formatMoney(amount)
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s*`);
  return new RegExp(`${text}(?![\\d.,]*\\d)`);
}
