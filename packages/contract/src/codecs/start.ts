import { currencyFromShopId, type CurrencyCode } from '@ponte/regional/money';
import type { OpeningHours, Weekday } from '@ponte/regional/opening-hours';
import * as v from 'valibot';
import type {
  Banner,
  BannerKind,
  DocumentPhotos,
  OfferedWay,
  StartData,
  StoreInfo,
  StorePromises,
} from '../entities/index.ts';
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
import { brandsAnswer, categoriesAnswer } from './catalogue.ts';
import { numberOf } from './number.ts';

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
