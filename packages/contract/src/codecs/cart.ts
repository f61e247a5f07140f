import {
  generalTaxPercent,
  shopCurrencyId,
  toDecimalString,
  type CurrencyCode,
} from '@ponte/regional/money';
import * as v from 'valibot';
import { wireCart, type CreateCartBody, type WireCart, type WireCartItem } from '../cart.ts';
import type { CartToSave } from '../entities/index.ts';
import type { Cart, CartLine } from '../entities/index.ts';
import { amountOf, currencyOf, type AddIssue } from './amount.ts';
import { numberOf } from './number.ts';
import { nameLangOf } from './text-languages.ts';

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
