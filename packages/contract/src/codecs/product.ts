import { currencyFromShopId, generalTaxPercent, parseMoney } from '@ponte/regional/money';
import * as v from 'valibot';
import type {
  Product,
  ProductDetails,
  ProductPlace,
  ProductSlice,
  RelatedProducts,
  SearchReading,
  Stock,
} from '../entities/index.ts';
import {
  wireProduct,
  wireProductDetails,
  wireProductPage,
  type WireRelatedProducts,
  type WireUnderstood,
} from '../products.ts';
import { wireDecimal } from '../wire.ts';
import { numberOf } from './number.ts';
import { reviewSummaryOf } from './review.ts';
import { nameLangOf, tagOf } from './text-languages.ts';

/**
 * Accepts an invalid price: one wrongly priced product must not fail a whole list or page
 * (storefront.md §5).
 */
const anyAmount = /* @__PURE__ */ v.optional(/* @__PURE__ */ v.unknown());
const anyPrice = {
  valor_venda: anyAmount,
  preco_atual: /* @__PURE__ */ v.nullish(/* @__PURE__ */ v.object({ valor_venda: anyAmount })),
};

const readProduct = /* @__PURE__ */ v.object({ ...wireProduct.entries, ...anyPrice });
const readProductDetails = /* @__PURE__ */ v.object({ ...wireProductDetails.entries, ...anyPrice });

type WireProduct = v.InferOutput<typeof readProduct>;
type WireProductDetails = v.InferOutput<typeof readProductDetails>;

export const productAnswer: v.GenericSchema<unknown, Product> = /* @__PURE__ */ v.pipe(
  readProduct,
  /* @__PURE__ */ v.transform(productOf),
);

export const productSliceAnswer: v.GenericSchema<unknown, ProductSlice> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.object({
    total: wireProductPage.entries.total,
    data: /* @__PURE__ */ v.array(productAnswer),
    busca: wireProductPage.entries.busca,
  }),
  /* @__PURE__ */ v.transform(({ data, total, busca }) => ({
    products: data,
    total: Number(total),
    ...(busca && { reading: readingOf(busca) }),
  })),
);

export const productDetailsAnswer: v.GenericSchema<unknown, ProductDetails> =
  /* @__PURE__ */ v.pipe(readProductDetails, /* @__PURE__ */ v.transform(detailsOf));

export const relatedProductsAnswer: v.GenericSchema<unknown, RelatedProducts> =
  /* @__PURE__ */ v.pipe(
    /* @__PURE__ */ v.object({
      parecidos: /* @__PURE__ */ v.array(productAnswer),
      necessarios: /* @__PURE__ */ v.array(productAnswer),
      comprados_juntos: /* @__PURE__ */ v.array(productAnswer),
    } satisfies Record<keyof WireRelatedProducts, unknown>),
    /* @__PURE__ */ v.transform(({ parecidos, necessarios, comprados_juntos }) => ({
      alike: parecidos,
      needed: necessarios,
      boughtTogether: comprados_juntos,
    })),
  );
function readingOf(wire: WireUnderstood): SearchReading {
  return {
    understood: wire.entendido,
    unknown: wire.sem_resultado,
    missingMeasures: wire.medidas_proximas ?? [],
    measuresApart: wire.medidas_separadas ?? [],
    corrected: wire.corrigido.map(({ de, para }) => ({ from: de, to: para })),
  };
}

function productOf(wire: WireProduct): Product {
  const id = Number(wire.id);
  return {
    id,
    slug: wire.slug || String(id),
    name: wire.nome,
    ...nameLangOf(wire.idiomas),
    code: wire.codigo ?? '',
    ...priceOf(wire),
    taxPercent: numberOf(wire.iva) ?? generalTaxPercent,
    stock: stockOf(wire),
    picture: wire.imagens?.[0]?.url ?? null,
    pictureCount: wire.imagens?.length ?? 0,
    brandId: wire.marca ? Number(wire.marca.id) : null,
    token: wire.token ?? '',
    ...(wire.alterado_em && { changedAt: wire.alterado_em }),
  };
}

function detailsOf(wire: WireProductDetails): ProductDetails {
  const descriptionLang = tagOf(wire.idiomas?.detalhes);
  const specificationsLang = tagOf(wire.idiomas?.especificacoes);
  return {
    ...productOf(wire),
    piecesLeft: wire.tem_estoque ? numberOf(wire.quantidade_restante) || null : null,
    takesAlerts: Boolean(wire.aceita_avisos),
    reviews: wire.avaliacoes ? reviewSummaryOf(wire.avaliacoes) : null,
    pictures: (wire.imagens ?? []).map(({ url }) => ({ url })),
    description: wire.detalhes ?? '',
    ...(descriptionLang && { descriptionLang }),
    specifications: (wire.especificacoes ?? []).map(({ nome, valor }) => ({
      name: nome ?? '',
      value: valor ?? '',
    })),
    ...(specificationsLang && { specificationsLang }),
    brand: placeOf(wire.marca),
    category: placeOf(wire.categoria),
    department: placeOf(wire.departamento),
  };
}

/**
 * The current price, or else the list price; none when on request. Invalid when it is no decimal,
 * too precise for its currency, or in an unknown one.
 */
function priceOf(wire: WireProduct): Pick<Product, 'price' | 'priceInvalid'> {
  const decimal = wire.preco_atual?.valor_venda ?? wire.valor_venda ?? null;
  if (decimal === null || wire.mostrar_preco === false || wire.mostrar_preco === 0) {
    return { price: null };
  }
  const currency = currencyFromShopId(Number(wire.moeda?.id));
  const parsed = currency && v.is(wireDecimal, decimal) ? parseMoney(decimal, currency) : null;
  return parsed?.ok ? { price: parsed.money } : { price: null, priceInvalid: true };
}

function stockOf(wire: WireProduct): Stock {
  if (wire.tem_estoque) return 'inStock';
  return wire.tem_estoque_fisico ? 'physicalStoreOnly' : 'outOfStock';
}

export function placeOf(wire: WireProductDetails['categoria']): ProductPlace | null {
  if (!wire) return null;
  const id = Number(wire.id);
  return { id, slug: wire.slug || String(id), name: wire.name ?? wire.nome ?? '' };
}
