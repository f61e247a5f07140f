import {
  currencyCodes,
  currencyFromOrderId,
  currencyFromShopId,
  parseMoney,
  type CurrencyCode,
  type Money,
} from '@ponte/regional/money';
import type { IssuePathItem } from 'valibot';
import type { WireOrderCurrency } from '../wire.ts';

/** Reports an invalid field to valibot's `rawTransform`. */
export type AddIssue = (info: {
  message: string;
  path: [IssuePathItem, ...IssuePathItem[]];
}) => void;

/** A field's path within the decoded value: `['preco_atual', 'valor_venda']`. */
export type FieldPath = readonly [string, ...string[]];

/** By id in the shop's numbering (decision 6); unknown ids are reported. */
export function currencyOf(
  shopId: number | string | undefined,
  addIssue: AddIssue,
  field: FieldPath,
): CurrencyCode | undefined {
  const currency = currencyFromShopId(Number(shopId));
  if (!currency) addIssue({ message: 'unknown currency', path: pathOf(field) });
  return currency;
}

/**
 * The currency of an order or a delivery option: by ISO code, else by id in the order screens'
 * numbering (decision 6), which is only decoded here. Unknown ones are reported; `otherwise` when
 * neither is present.
 */
export function orderCurrencyOf(
  wire: WireOrderCurrency | null | undefined,
  otherwise: CurrencyCode,
  addIssue: AddIssue,
  field: FieldPath,
): CurrencyCode {
  const code = currencyCodes.find((known) => known === wire?.codigo);
  if (code) return code;
  if (wire?.id === undefined) return otherwise;
  const currency = currencyFromOrderId(Number(wire.id));
  if (!currency) addIssue({ message: 'unknown currency', path: pathOf(field) });
  return currency ?? otherwise;
}

/** Amounts that the currency can't represent exactly are reported. */
export function amountOf(
  decimal: string,
  currency: CurrencyCode,
  addIssue: AddIssue,
  field: FieldPath,
): Money {
  const parsed = parseMoney(decimal, currency);
  if (parsed.ok) return parsed.money;
  addIssue({ message: parsed.reason, path: pathOf(field) });
  return { minor: 0, currency };
}

function pathOf([first, ...rest]: FieldPath): [IssuePathItem, ...IssuePathItem[]] {
  return [pathItem(first), ...rest.map(pathItem)];
}

function pathItem(key: string): IssuePathItem {
  return { type: 'unknown', origin: 'value', input: undefined, key, value: undefined };
}
