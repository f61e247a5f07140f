import { currencyFromShopId, type CurrencyCode, type ExchangeRates } from '@ponte/regional/money';
import type { OpeningHours, Weekday } from '@ponte/regional/opening-hours';
import * as v from 'valibot';
import type { CustomerKind } from '../rules/customer-kind.ts';
import {
  wireBanner,
  wireExchangeRate,
  wireFaq,
  wireStore,
  type WireBanner,
  type WireExchangeRate,
  type WireOpeningHours,
  type WirePaymentWay,
  type WirePromises,
  type WireStore,
} from '../start.ts';
import { brandsAnswer, categoriesAnswer, type Brand, type Category } from './catalogue.ts';
import { numberOf } from './number.ts';
import type { Picture, ProductPlace } from './product.ts';

/** Where a banner stands: the home's main place, the triple's three, beside the offers form. */
export type BannerKind = 'main' | 'tripleLeft' | 'tripleCentre' | 'tripleRight' | 'offers';

/** A banner of the home page. */
export interface Banner {
  readonly kind: BannerKind;
  readonly picture: Picture | null;
  /** May be empty. */
  readonly title: string;
  /** May be empty. */
  readonly description: string;
  /** A path of the storefront, or null when the banner leads nowhere. */
  readonly link: string | null;
}

/** A question of the help centre; the answer is plain text with line breaks. */
export interface FaqEntry {
  readonly question: string;
  readonly answer: string;
}

/** What a store says of itself. What is null is what the application was built with. */
export interface StoreInfo {
  readonly name: string | null;
  /** What it sells, in a few words. */
  readonly tagline: string | null;
  /** The address of a square picture, 96 px wide or more. */
  readonly mark: string | null;
  /** The address of what messengers show, 1200 × 630 px. */
  readonly sharing: string | null;
  /** As it is shown. */
  readonly phone: string | null;
  /** Digits with the calling code. */
  readonly whatsapp: string | null;
  readonly email: string | null;
  /** Of the counter. */
  readonly address: string | null;
  /** Lines of text. */
  readonly hours: string | null;
  /** When the counter is open, for reckoning. */
  readonly openingHours: OpeningHours | null;
  /** Addresses by network: `instagram`, `facebook`, `youtube`, `tiktok`. */
  readonly networks: Readonly<Record<string, string>> | null;
  /** False while nothing can be bought on the storefronts. */
  readonly sellsOnline: boolean;
  /** False where nothing is delivered: everything is collected. */
  readonly delivers: boolean;
  /** What it promises. */
  readonly promises: StorePromises;
  /** When each kind of customer is asked for photos of the document. */
  readonly documentPhotos: Readonly<Record<CustomerKind, DocumentPhotos>>;
  /** Pages that the store has written: `howToBuy`, `terms`, `privacy`, `about`. */
  readonly pages: readonly string[];
  /** Changes with the texts that the store has written itself; null where there are none. */
  readonly textsVersion: string | null;
  /** Whether it keeps a buyer's note with the order. */
  readonly takesNotes: boolean;
  /** In the order in which they are shown. */
  readonly paymentWays: readonly OfferedWay[];
}

/** Photos of a customer's document: asked for at the registration, never, or not because it is shown at the counter. */
export type DocumentPhotos = 'registration' | 'never' | 'counter';

/** What a store promises. What is null is not promised. */
export interface StorePromises {
  /** For how many days a paid purchase is kept. */
  readonly keptDays: number | null;
  /** The guarantee of its goods, in a sentence or two. */
  readonly warranty: string | null;
  /** On the voltage of its goods. */
  readonly voltage: string | null;
  /** What to bring to the counter beside the code, as a sentence. */
  readonly documents: string | null;
}

/** A way to pay that customers of a kind choose in the shop. */
export interface OfferedWay {
  /** As sent; the checkout leaves out those that it does not know. */
  readonly way: string;
  readonly kind: CustomerKind;
  /** The most; 1 means paid at once. */
  readonly instalments: number;
}

/** What the shop shows beyond its products, in one answer. */
export interface StartData {
  readonly banners: readonly Banner[];
  readonly brands: readonly Brand[];
  readonly categories: readonly Category[];
  readonly specialCategories: readonly Category[];
  /** Units of each currency for one US dollar. */
  readonly rates: ExchangeRates;
  /** When the latest of the rates changed, in milliseconds since 1970; null where the store does not say. */
  readonly ratesUpdatedAt: number | null;
  readonly faq: readonly FaqEntry[];
  /** Null where the store says nothing of itself. */
  readonly store: StoreInfo | null;
}

/** What header and footer show of the start data, on every page. */
export interface ShellData extends Pick<StartData, 'rates' | 'ratesUpdatedAt'> {
  /** Null where the store says nothing of itself; undefined until it is known. */
  readonly store: StoreInfo | null | undefined;
  /** All of them, in menu order. */
  readonly categories: readonly ProductPlace[];
  /** The first two. */
  readonly specialCategories: readonly ProductPlace[];
  /** The first two that have a logo. */
  readonly brands: readonly ProductPlace[];
}

/** Where banners stand, in the store's words. Banners of other places are left out. */
const bannerKinds: Readonly<Record<string, BannerKind>> = {
  'Banner Principal': 'main',
  'Triplo Esquerdo': 'tripleLeft',
  'Triplo Centro': 'tripleCentre',
  'Triplo Direito': 'tripleRight',
  'Receba Ofertas': 'offers',
};

/** The answer of the start call. */
export const startAnswer: v.GenericSchema<unknown, StartData> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.object({
    banners: /* @__PURE__ */ v.array(wireBanner),
    brands: brandsAnswer,
    categories: categoriesAnswer,
    categories_special: categoriesAnswer,
    exchange_rates: /* @__PURE__ */ v.array(wireExchangeRate),
    faq: /* @__PURE__ */ v.array(wireFaq),
    loja: /* @__PURE__ */ v.nullish(wireStore),
  }),
  /* @__PURE__ */ v.transform((wire) => ({
    banners: wire.banners.flatMap(bannerOf),
    brands: wire.brands,
    categories: wire.categories,
    specialCategories: wire.categories_special,
    ...ratesOf(wire.exchange_rates),
    faq: wire.faq.map(({ pergunta, resposta }) => ({ question: pergunta, answer: resposta })),
    store: wire.loja ? storeOf(wire.loja) : null,
  })),
);

function bannerOf(wire: WireBanner): readonly Banner[] {
  const kind = bannerKinds[wire.tipo];
  if (!kind) return [];
  return [
    {
      kind,
      picture: wire.imagem ? { url: wire.imagem.url } : null,
      title: wire.titulo ?? '',
      description: wire.descricao ?? '',
      link: wire.link || null,
    },
  ];
}

function storeOf(wire: WireStore): StoreInfo {
  return {
    name: wire.nome || null,
    tagline: wire.lema || null,
    mark: wire.marca || null,
    sharing: wire.imagem || null,
    phone: wire.telefone || null,
    whatsapp: wire.whatsapp || null,
    email: wire.email || null,
    address: wire.endereco || null,
    hours: wire.horario || null,
    openingHours: wire.funcionamento ? openingHoursOf(wire.funcionamento) : null,
    networks: wire.redes ?? null,
    sellsOnline: Boolean(wire.compra_online ?? true),
    delivers: Boolean(wire.entrega ?? true),
    promises: promisesOf(wire.promessas ?? {}),
    documentPhotos: {
      foreign: documentPhotosOf(wire.fotos_documento?.estrangeiro),
      resident: documentPhotosOf(wire.fotos_documento?.residente),
    },
    pages: wire.paginas ?? [],
    textsVersion: wire.textos || null,
    takesNotes: Boolean(wire.aceita_observacao),
    paymentWays: (wire.formas_pagamento ?? []).map(offeredWayOf),
  };
}

function promisesOf(wire: WirePromises): StorePromises {
  return {
    keptDays: numberOf(wire.dias_guardados),
    warranty: wire.garantia || null,
    voltage: wire.tensao || null,
    documents: wire.documentos || null,
  };
}

function documentPhotosOf(wire: string | null | undefined): DocumentPhotos {
  if (wire === 'nunca') return 'never';
  return wire === 'balcao' ? 'counter' : 'registration';
}

/** Monday is 1, Sunday 7. */
const weekdays: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

function openingHoursOf({ semana, feriados }: WireOpeningHours): OpeningHours {
  return {
    week: semana.map(({ dias, de, ate }) => ({
      days: dias.flatMap((number) => weekdays[number - 1] ?? []),
      from: de,
      to: ate,
    })),
    holidays: feriados.map(({ data, de, ate }) => ({
      date: data,
      from: de ?? undefined,
      to: ate ?? undefined,
    })),
  };
}

function offeredWayOf({ forma, estrangeiro, parcelas }: WirePaymentWay): OfferedWay {
  const kind = estrangeiro ? 'foreign' : 'resident';
  return { way: forma, kind, instalments: numberOf(parcelas) ?? 1 };
}

/** Only rates from the dollar are used (storefront.md §9); the first of a currency counts. */
function ratesOf(wire: readonly WireExchangeRate[]): Pick<StartData, 'rates' | 'ratesUpdatedAt'> {
  const rates: Partial<Record<CurrencyCode, string>> = {};
  const moments: number[] = [];
  for (const { source_currency, target_currency, tax, updated_at } of wire) {
    const source = currencyFromShopId(Number(source_currency.id));
    const target = currencyFromShopId(Number(target_currency.id));
    if (source !== 'USD' || !target || target === 'USD' || rates[target] !== undefined) continue;
    rates[target] = tax;
    if (updated_at) moments.push(Date.parse(updated_at));
  }
  return { rates, ratesUpdatedAt: moments.length > 0 ? Math.max(...moments) : null };
}
