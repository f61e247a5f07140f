import * as v from 'valibot';
import { wireBrand } from './brands.ts';
import { wireCategory } from './categories.ts';
import { endpoint } from './endpoint.ts';
import { validationError } from './errors.ts';
import {
  currencyParameter,
  flagParameter,
  langParameter,
  wireCurrency,
  wireDecimal,
  wireFlag,
  wireId,
  wireImage,
  wireQuantity,
  wireTimestamp,
} from './wire.ts';

/** Positions of banners (`tipo`, storefront.md §3). Other values are ignored. */
export const bannerTypes = [
  'Banner Principal',
  'Triplo Esquerdo',
  'Triplo Centro',
  'Triplo Direito',
  'Receba Ofertas',
] as const;
export type BannerType = (typeof bannerTypes)[number];

/** `link`, if present, is a path of the storefront. */
export const wireBanner = /* @__PURE__ */ v.object({
  id: v.optional(wireId),
  tipo: v.string(),
  imagem: v.nullish(wireImage),
  titulo: v.nullish(v.string()),
  descricao: v.nullish(v.string()),
  link: v.nullish(v.string()),
});
export type WireBanner = v.InferOutput<typeof wireBanner>;

/**
 * `tax` is the multiplier from source to target currency and nothing else. `updated_at`, if
 * present, is the moment since which it holds.
 */
export const wireExchangeRate = /* @__PURE__ */ v.object({
  source_currency: wireCurrency,
  target_currency: v.object({ id: wireId, decimals: v.nullish(wireQuantity) }),
  tax: wireDecimal,
  updated_at: v.nullish(wireTimestamp),
});
export type WireExchangeRate = v.InferOutput<typeof wireExchangeRate>;

/** `resposta` is plain text with line breaks. */
export const wireFaq = /* @__PURE__ */ v.object({
  id: v.optional(wireId),
  pergunta: v.string(),
  resposta: v.string(),
});
export type WireFaq = v.InferOutput<typeof wireFaq>;

/**
 * A way to pay that customers choose in the shop (`PaymentWay`; others are ignored). `estrangeiro` as of
 * a customer: 1 for foreigners. `parcelas` is the most instalments, 1 when absent.
 */
export const wirePaymentWay = /* @__PURE__ */ v.object({
  forma: v.string(),
  estrangeiro: wireFlag,
  parcelas: v.nullish(wireQuantity),
});
export type WirePaymentWay = v.InferOutput<typeof wirePaymentWay>;

/**
 * When the counter is open, in Paraguay's time (`HH:MM`). `dias` are weekdays as in ISO 8601, Monday 1 to Sunday
 * 7. `feriados` differ from their weekday: `MM-DD` every year, `YYYY-MM-DD` once; closed without times.
 */
export const wireOpeningHours = /* @__PURE__ */ v.object({
  semana: v.array(v.object({ dias: v.array(v.number()), de: v.string(), ate: v.string() })),
  feriados: v.array(
    v.object({ data: v.string(), de: v.nullish(v.string()), ate: v.nullish(v.string()) }),
  ),
});
export type WireOpeningHours = v.InferOutput<typeof wireOpeningHours>;

/**
 * What the shop promises; what it leaves out is not promised. `dias_guardados` is how many days a paid purchase is
 * kept, `documentos` what to bring to the counter beside the code, `tensao` a note on the voltage of its goods.
 */
export const wirePromises = /* @__PURE__ */ v.object({
  dias_guardados: v.nullish(wireQuantity),
  garantia: v.nullish(v.string()),
  tensao: v.nullish(v.string()),
  documentos: v.nullish(v.string()),
});
export type WirePromises = v.InferOutput<typeof wirePromises>;

/**
 * When photos of the document are asked for: at the registration (`cadastro`, also where nothing is said), never
 * (`nunca`), or not at all because the document is shown at the counter (`balcao`).
 */
export const wireDocumentPhotos = /* @__PURE__ */ v.object({
  estrangeiro: v.nullish(v.string()),
  residente: v.nullish(v.string()),
});
export type WireDocumentPhotos = v.InferOutput<typeof wireDocumentPhotos>;

/**
 * What the store says about itself; what it leaves out is what a storefront was built with. `lema`
 * is what it sells, in a few words, `marca` the address of a square picture that stands for it, 96
 * px wide or more, `imagem` of one of 1200 × 630 px that messengers show, `telefone` as shown,
 * `whatsapp` digits with the calling code, `horario` lines of text, `funcionamento` the same as
 * data, from which pickup times are computed, `redes` addresses by network. `compra_online` false:
 * nothing can be bought on the storefronts; `entrega` false: nothing is delivered, everything is
 * collected. `formas_pagamento` in the order in which they are shown: where there are none, the
 * buyer chooses on the payment page. `textos` is present where the shop has its own texts
 * (`getShopText`), and changes with them; `paginas` are their names. `aceita_observacao` true: a buyer's
 * note to the shop is kept with the order (`startCheckout`).
 */
export const wireStore = /* @__PURE__ */ v.object({
  nome: v.nullish(v.string()),
  lema: v.nullish(v.string()),
  marca: v.nullish(v.string()),
  imagem: v.nullish(v.string()),
  telefone: v.nullish(v.string()),
  whatsapp: v.nullish(v.string()),
  email: v.nullish(v.string()),
  endereco: v.nullish(v.string()),
  horario: v.nullish(v.string()),
  funcionamento: v.nullish(wireOpeningHours),
  redes: v.nullish(v.record(v.string(), v.string())),
  compra_online: v.nullish(wireFlag),
  entrega: v.nullish(wireFlag),
  formas_pagamento: v.nullish(v.array(wirePaymentWay)),
  promessas: v.nullish(wirePromises),
  fotos_documento: v.nullish(wireDocumentPhotos),
  textos: v.nullish(v.string()),
  paginas: v.nullish(v.array(v.string())),
  aceita_observacao: v.nullish(wireFlag),
});
export type WireStore = v.InferOutput<typeof wireStore>;

/** The data of every page, in one call. */
export const wireStart = /* @__PURE__ */ v.object({
  banners: v.array(wireBanner),
  brands: v.array(wireBrand),
  categories: v.array(wireCategory),
  categories_special: v.array(wireCategory),
  exchange_rates: v.array(wireExchangeRate),
  faq: v.array(wireFaq),
  /** Not part of the specification. */
  loja: v.nullish(wireStore),
});
export type WireStart = v.InferOutput<typeof wireStart>;

/** `tem_estoque=1`: only brands and categories with products in stock. */
export const getStartQuery = /* @__PURE__ */ v.strictObject({
  lang: v.optional(langParameter),
  moeda_id: v.optional(currencyParameter),
  tem_estoque: v.optional(flagParameter),
});
export type GetStartQuery = v.InferOutput<typeof getStartQuery>;

export const getStart = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/start',
  summary: 'What every page needs: banners, brands, categories, exchange rates, questions',
  access: 'public',
  query: getStartQuery,
  responses: { 200: wireStart, 422: validationError },
});
