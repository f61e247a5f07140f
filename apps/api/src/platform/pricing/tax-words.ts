import type { Lang } from '@ponte/contract/wire';
import { formatMoney, includesTax, type Money } from '@ponte/regional/money';

const words = {
  pt: { included: 'I.V.A. incluído', excluded: 'sem I.V.A.' },
  es: { included: 'I.V.A. incluido', excluded: 'sin I.V.A.' },
} as const satisfies Record<Lang, object>;

/**
 * The sentence on I.V.A. in mails and tickets: how much is in a total, or none.
 * @param tax undefined for orders from before it was recorded
 */
export function taxWords(lang: Lang, total: Money, tax: Money | undefined): string {
  const { included, excluded } = words[lang];
  if (!includesTax(total.currency)) return excluded;
  return tax ? `${included}: ${formatMoney(tax, { place: 'order' })}` : included;
}
