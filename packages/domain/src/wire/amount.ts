import type { WireOrderCurrency } from '@ponte/contract/wire';
import {
  currencyCodes,
  currencyFromOrderId,
  currencyFromShopId,
  parseMoney,
  type CurrencyCode,
  type Money,
} from '@ponte/regional/money';
import type { IssuePathItem } from 'valibot';

/** Reports what is wrong with a field, in the way of valibot's `rawTransform`. */
export type Complain = (info: {
  message: string;
  path: [IssuePathItem, ...IssuePathItem[]];
}) => void;

/** Where a field is within the value that is being decoded: `['preco_atual', 'valor_venda']`. */
export type FieldPath = readonly [string, ...string[]];

/** The currency of an id in the shop's numbering (decision 6); undefined, and reported, when there is no such. */
export function currencyOf(
  shopId: number | string | undefined,
  complain: Complain,
  field: FieldPath,
): CurrencyCode | undefined {
  const currency = currencyFromShopId(Number(shopId));
  if (!currency) complain({ message: 'unknown currency', path: pathOf(field) });
  return currency;
}

/**
 * The currency of an order or of a delivery option: by its ISO code where there is one, else by its
 * id in the order screens' own numbering (decision 6), which is read here and nowhere else. Reported
 * when neither says one; `otherwise` when nothing is said at all.
 */
export function orderCurrencyOf(
  wire: WireOrderCurrency | null | undefined,
  otherwise: CurrencyCode,
  complain: Complain,
  field: FieldPath,
): CurrencyCode {
  const code = currencyCodes.find((known) => known === wire?.codigo);
  if (code) return code;
  if (wire?.id === undefined) return otherwise;
  const currency = currencyFromOrderId(Number(wire.id));
  if (!currency) complain({ message: 'unknown currency', path: pathOf(field) });
  return currency ?? otherwise;
}

/** The amount in a decimal text; reported when the currency can't hold it exactly. */
export function amountOf(
  decimal: string,
  currency: CurrencyCode,
  complain: Complain,
  field: FieldPath,
): Money {
  const parsed = parseMoney(decimal, currency);
  if (parsed.ok) return parsed.money;
  complain({ message: parsed.reason, path: pathOf(field) });
  return { minor: 0, currency };
}

function pathOf([first, ...rest]: FieldPath): [IssuePathItem, ...IssuePathItem[]] {
  return [pathItem(first), ...rest.map(pathItem)];
}

function pathItem(key: string): IssuePathItem {
  return { type: 'unknown', origin: 'value', input: undefined, key, value: undefined };
}
