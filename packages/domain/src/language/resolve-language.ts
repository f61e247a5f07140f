import type { CustomerKind } from '../entities/index.ts';
import {
  localeOfCustomer,
  localeOfRegion,
  type Locale,
  type RegionCode,
  type ShopRegion,
} from '../region/index.ts';

/** The query parameter of the flag menu's links. */
export const forceLangParameter = 'force_lang';

interface LanguageQuestion {
  /** Absolute. */
  readonly address: string;
  /** The region that the app was built for. */
  readonly region: ShopRegion;
  /** Null for an anonymous visitor. */
  readonly customerKind: CustomerKind | null;
  /** What an earlier `force_lang` of this visit chose. */
  readonly forced: Locale | null;
}

interface ResolvedLanguage {
  readonly locale: Locale;
  /** What `force_lang` chose for the visit, where it applies. */
  readonly forced: Locale | null;
  /** Without `force_lang`; null when it had none. */
  readonly cleanedAddress: string | null;
}

/**
 * A page's language (decision 4): the customer's; else the configured domain's; on any other host
 * `force_lang` for that visit; else the one that the app was built for. An unknown `force_lang` is
 * ignored.
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
 * The same page on the storefront of `locale` (decision 3).
 * @param path with its leading slash
 * @param search with its question mark, or empty
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
  // `URL.canParse` is missing in Safari 16.
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}

function localeNamed(text: string | null): Locale | null {
  return text === 'pt-BR' || text === 'es-PY' ? text : null;
}

function withoutForceLang(url: URL): string {
  const cleaned = new URL(url);
  cleaned.searchParams.delete(forceLangParameter);
  return cleaned.href;
}
