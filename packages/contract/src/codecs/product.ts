import {
  currencyFromShopId,
  generalTaxPercent,
  parseMoney,
  type Money,
} from '@ponte/regional/money';
import * as v from 'valibot';
import {
  wireProduct,
  wireProductDetails,
  wireProductPage,
  type WireRelatedProducts,
  type WireUnderstood,
} from '../products.ts';
import { wireDecimal } from '../wire.ts';
import { numberOf } from './number.ts';
import { reviewSummaryOf, type ReviewSummary } from './review.ts';
import { nameLangOf, tagOf, type StandIn } from './text-languages.ts';

/** The store's own, opaque. */
export type ProductId = number;

/**
 * Availability (decision 9): only `inStock` can be bought online; `physicalStoreOnly` is on the
 * counter's shelf.
 */
export type Stock = 'inStock' | 'physicalStoreOnly' | 'outOfStock';

/** `url` is the address of its default size. */
export interface Picture {
  readonly url: string;
}

/** A product in lists, suggestions and carts. */
export interface Product extends StandIn {
  readonly id: ProductId;
  /** Its part of an address: the slug, or the id as text when it has none. */
  readonly slug: string;
  readonly name: string;
  /** The manufacturer's part number as printed; empty when there is none. */
  readonly code: string;
  /** In the requested currency; null when on request (`mostrar_preco` false) or invalid. */
  readonly price: Money | null;
  /** The store sent an invalid price, which is not shown (storefront.md §5). */
  readonly priceInvalid?: true;
  /** I.V.A. in percent, a whole number; `includesTax` says whether the price includes it. */
  readonly taxPercent: number;
  readonly stock: Stock;
  /** Null when it has none. */
  readonly picture: string | null;
  readonly pictureCount: number;
  readonly brandId: number | null;
  /** The store's signature over the price, returned with the cart line (decision 11). */
  readonly token: string;
  /** ISO 8601: when what shoppers see of it last changed, pieces apart; absent where the store does not say. */
  readonly changedAt?: string;
}

/** `value` may be empty. */
export interface Specification {
  readonly name: string;
  readonly value: string;
}

/** Brand, category or department, enough to link to. */
export interface ProductPlace {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

export interface ProductDetails extends Product {
  /** How many are left, when few are; null otherwise. */
  readonly piecesLeft: number | null;
  /** Whether the store writes a mail when it is in stock again, or cheaper. */
  readonly takesAlerts: boolean;
  /** Null while none is published. */
  readonly reviews: ReviewSummary | null;
  /** Including the first. */
  readonly pictures: readonly Picture[];
  /** Sanitised HTML; may be empty. */
  readonly description: string;
  /** BCP 47; absent where it is the reader's. */
  readonly descriptionLang?: string | undefined;
  readonly specifications: readonly Specification[];
  /** BCP 47; absent where it is the reader's. */
  readonly specificationsLang?: string | undefined;
  readonly brand: ProductPlace | null;
  readonly category: ProductPlace | null;
  readonly department: ProductPlace | null;
}

/** How the store read a search text. */
export interface SearchReading {
  /** What was searched for instead of the text; empty when no word is known. */
  readonly understood: string;
  /** Words that no product has. */
  readonly unknown: readonly string[];
  /** Measures that none of the products has: those with the nearest measures come first. */
  readonly missingMeasures: readonly string[];
  /** Several measures that products of the list have, none of them all. */
  readonly measuresApart: readonly string[];
  /** Words that were taken for others. */
  readonly corrected: readonly { readonly from: string; readonly to: string }[];
}

/** `total` counts all matches. */
export interface ProductSlice {
  readonly products: readonly Product[];
  readonly total: number;
  /** When words of a text were corrected or left out, or nothing was found. */
  readonly reading?: SearchReading;
}

/** What stands beside a product, no product in two of them. */
export interface RelatedProducts {
  /** Of its kind, size and price, of any brand. */
  readonly alike: readonly Product[];
  /** What it is of little use without. */
  readonly needed: readonly Product[];
  /** What several orders had with it. */
  readonly boughtTogether: readonly Product[];
}

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
    brand: productPlaceOf(wire.marca),
    category: productPlaceOf(wire.categoria),
    department: productPlaceOf(wire.departamento),
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

export function productPlaceOf(wire: WireProductDetails['categoria']): ProductPlace | null {
  if (!wire) return null;
  const id = Number(wire.id);
  return { id, slug: wire.slug || String(id), name: wire.name ?? wire.nome ?? '' };
}
