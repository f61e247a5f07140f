import {
  generalTaxPercent,
  shopCurrencyId,
  toDecimalString,
  type CurrencyCode,
  type Money,
} from '@ponte/regional/money';
import * as v from 'valibot';
import { wireCart, type CreateCartBody, type WireCart, type WireCartItem } from '../cart.ts';
import { amountOf, currencyOf, type AddIssue } from './amount.ts';
import { numberOf } from './number.ts';
import type { ProductId } from './product.ts';
import { nameLangOf, type StandIn } from './text-languages.ts';

/** What a cart line shows of its product, stored for offline use. */
export interface CartProduct extends StandIn {
  readonly name: string;
  readonly code: string;
  /** Its part of the product's address. */
  readonly slug: string;
  /** Address of the first picture, or null. */
  readonly picture: string | null;
}

/** Why the store has a line that can't be bought: it has none left, or doesn't sell it at a shown price any more. */
export type LossReason = 'soldOut' | 'noLongerSold';

export interface CartLine {
  readonly productId: ProductId;
  /** Whole pieces, from 1 to {@link cartQuantityLimit}. */
  readonly quantity: number;
  /** False: removed. Hidden and excluded from totals, but still sent. */
  readonly active: boolean;
  /** Of an inactive line, why it can't be bought; absent where its product can: a shopper removed it. */
  readonly lost?: LossReason | undefined;
  /** As last priced by the store, in that moment's currency. */
  readonly unitPrice: Money;
  /** I.V.A. in percent; absent in carts of older versions, where the general rate applies. */
  readonly taxPercent?: number | undefined;
  /** The store's signature over the price, returned unread. */
  readonly token: string;
  readonly product: CartProduct;
}

/** A cart as the store has it. */
export interface Cart {
  readonly id: number;
  /** Made by the browser. */
  readonly externalId: string;
  readonly currency: CurrencyCode;
  /** The saved address of the last delivery calculation, or null. */
  readonly addressId: number | null;
  readonly lines: readonly CartLine[];
  /** Its order is paid: the lines are what was bought, and can't change. */
  readonly isBought: boolean;
}

/** Always the whole cart. */
export interface CartToSave {
  /** The store's id; null while it is unknown. */
  readonly id: number | null;
  readonly externalId: string;
  readonly currency: CurrencyCode;
  /** Includes removed lines. Unit prices are in `currency`. */
  readonly lines: readonly CartLine[];
}

export const cartAnswer: v.GenericSchema<unknown, Cart> = /* @__PURE__ */ v.pipe(
  wireCart,
  /* @__PURE__ */ v.rawTransform<WireCart, Cart>(({ dataset, addIssue }) =>
    cartOf(dataset.value, addIssue),
  ),
);

/** Null: no open cart. */
export const openCartAnswer: v.GenericSchema<unknown, Cart | null> =
  /* @__PURE__ */ v.nullable(cartAnswer);

function cartOf(wire: WireCart, addIssue: AddIssue): Cart {
  const currency = currencyOf(wire.moeda_id, addIssue, ['moeda_id']) ?? 'USD';
  return {
    id: Number(wire.id),
    externalId: wire.external_id,
    currency,
    addressId: wire.cliente_endereco_id ? Number(wire.cliente_endereco_id) : null,
    lines: wire.itens.map((item, index) => lineOf(item, currency, index, addIssue)),
    isBought: wire.comprado ?? false,
  };
}

function lineOf(
  wire: WireCartItem,
  currency: CurrencyCode,
  index: number,
  addIssue: AddIssue,
): CartLine {
  const id = Number(wire.produto_id);
  const product = wire.produto;
  const field = ['itens', String(index), 'valor_unitario'] as const;
  return {
    productId: id,
    quantity: Number(wire.qtde),
    active: Boolean(wire.ativo),
    ...lossOf(wire),
    unitPrice: amountOf(wire.valor_unitario, currency, addIssue, field),
    taxPercent: numberOf(product?.iva) ?? generalTaxPercent,
    token: wire.token ?? '',
    product: {
      name: product?.nome ?? '',
      ...nameLangOf(product?.idiomas),
      code: product?.codigo ?? '',
      slug: product?.slug || String(id),
      picture: product?.imagens?.[0]?.url ?? null,
    },
  };
}

function lossOf({ ativo, produto }: WireCartItem): { readonly lost?: LossReason } {
  if (ativo || !produto) return {};
  if (produto.tem_estoque === false) return { lost: 'soldOut' };
  return produto.mostrar_preco === false ? { lost: 'noLongerSold' } : {};
}

/** Fixed (storefront.md §9). */
const branchId = 1;
const warehouseId = 1;

export function cartBodyOf({ externalId, currency, lines }: CartToSave): CreateCartBody {
  return {
    external_id: externalId,
    filial_id: branchId,
    moeda_id: shopCurrencyId(currency),
    itens: lines.map((line) => ({
      produto_id: line.productId,
      qtde: line.quantity,
      armazem_id: warehouseId,
      valor_unitario: toDecimalString(line.unitPrice),
      ativo: line.active,
      token: line.token,
    })),
  };
}
