import type { CustomerKind } from '../entities/index.ts';
import {
  localeOfCustomer,
  localeOfRegion,
  type Locale,
  type RegionCode,
  type ShopRegion,
} from '../region/index.ts';

/** The query parameter that a flag menu's link carries. */
export const forceLangParameter = 'force_lang';

interface LanguageQuestion {
  /** The page's address, absolute. */
  readonly address: string;
  /** What the app was built for. */
  readonly region: ShopRegion;
  /** Null for an anonymous visitor. */
  readonly customerKind: CustomerKind | null;
  /** What an earlier `force_lang` of this visit chose. */
  readonly forced: Locale | null;
}

interface ResolvedLanguage {
  readonly locale: Locale;
  /** What `force_lang` chose for the visit, if it may choose here. */
  readonly forced: Locale | null;
  /** The address without `force_lang`; null when it had none. */
  readonly cleanedAddress: string | null;
}

/**
 * The language of a page (decision 4): a signed-in customer's own; else the configured domain's;
 * on any other host what `force_lang` asks for, for that visit; else what the app was built for.
 * An unknown `force_lang` is dropped.
 */
export function resolveLanguage(question: LanguageQuestion): ResolvedLanguage {
  const { region, customerKind } = question;
  const url = new URL(question.address);
  const asked = url.searchParams.get(forceLangParameter);
  const cleanedAddress = asked === null ? null : withoutForceLang(url);

  const hostRegion = regionOfHost(url.host, region.origins);
  const forced = hostRegion ? null : (localeNamed(asked) ?? question.forced);
  const hostLocale = hostRegion ? localeOfRegion[hostRegion] : (forced ?? region.locale);
  return {
    locale: customerKind ? localeOfCustomer[customerKind] : hostLocale,
    forced,
    cleanedAddress,
  };
}

/**
 * The same page on the storefront of `locale`: what the flag menu links to (decision 3).
 *
 * @param path path of the page, with its leading slash
 * @param search its query with the question mark, or empty
 */
export function storefrontAddress(
  region: ShopRegion,
  locale: Locale,
  path: string,
  search = '',
): string {
  const code: RegionCode = locale === localeOfRegion.BR ? 'BR' : 'PY';
  const query = new URLSearchParams(search);
  query.set(forceLangParameter, locale);
  return `${region.origins[code]}${path}?${query.toString()}`;
}

function regionOfHost(host: string, origins: ShopRegion['origins']): RegionCode | undefined {
  if (host === hostOf(origins.BR)) return 'BR';
  return host === hostOf(origins.PY) ? 'PY' : undefined;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

function localeNamed(text: string | null): Locale | null {
  return text === 'pt-BR' || text === 'es-PY' ? text : null;
}

function withoutForceLang(url: URL): string {
  const cleaned = new URL(url);
  cleaned.searchParams.delete(forceLangParameter);
  return cleaned.href;
}
