import { createApi, createShop, type KeyValueStorage, type Shop } from '@ponte/domain';
import { fakeFetch, ManualClock, regionBR, regionPY, type Respond } from '@ponte/domain/testing';
import { KitProvider } from '@ponte/ui/kit';
import { esPY } from '@ponte/ui/locales/es-PY';
import { ptBR } from '@ponte/ui/locales/pt-BR';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, RawIntlProvider, type IntlShape } from 'react-intl';
import shopTexts from '#shop-texts';
import type { Region } from '../region/region.ts';
import { shopTimeZone } from '../region/shop-time-zone.ts';
import { ShopContext } from '../shop/shop-context.ts';

export const locales = ['pt-BR', 'es-PY'] as const;
export type Locale = (typeof locales)[number];

const shopRegions = { 'pt-BR': regionBR, 'es-PY': regionPY };
const kitTexts = { 'pt-BR': ptBR, 'es-PY': esPY };
await Promise.all(locales.map((locale) => shopTexts.load(locale)));

/** Texts as the app has them, without an element around each. */
export function intlIn(locale: Locale): IntlShape {
  const messages = shopTexts.in(locale);
  return createIntl({ locale, timeZone: shopTimeZone, ...(messages && { messages }) });
}

function regionIn(locale: Locale): Region {
  return {
    ...shopRegions[locale],
    name: 'Ponte',
    whatsapp: '595610000000',
    contact: { phone: '', email: '', address: 'Av. San Blas, Ciudad del Este' },
    imageWidths: [],
    onlinePurchase: true,
  };
}

interface ShopOptions {
  /** Milliseconds since 1970. */
  readonly now?: number;
  readonly storage?: KeyValueStorage;
}

/** A shop in that language with a fake store. */
export function shopIn(
  locale: Locale,
  respond: Respond = () => undefined,
  { now, storage }: ShopOptions = {},
): Shop {
  const [region, clock] = [regionIn(locale), new ManualClock(now)];
  const api = createApi({ region, origin: '', fetch: fakeFetch(respond).fetch, clock });
  return createShop({ region, api, clock, storage, retries: 0 });
}

interface MarkupOptions {
  readonly shop?: Shop;
  /** What differs from the language's region. */
  readonly region?: Partial<Region>;
}

export function markupIn(
  locale: Locale,
  node: ReactNode,
  { shop, region }: MarkupOptions = {},
): string {
  const context = shop && { shop, region: { ...regionIn(locale), ...region } };
  return renderToStaticMarkup(
    <ShopContext value={context}>
      <RawIntlProvider value={intlIn(locale)}>
        <KitProvider locale={kitTexts[locale]}>{node}</KitProvider>
      </RawIntlProvider>
    </ShopContext>,
  );
}
