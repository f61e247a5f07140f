import {
  createContext,
  use,
  useMemo,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { KitLocale, KitMessages } from '../locales/messages.ts';
import { checkTag, missingProvider, missingTexts } from './mistakes.ts';

export { keepUnits } from '../internal/keep-units.ts';
export type { KitLocale, KitMessages, WholeKitLocale } from '../locales/messages.ts';

/** What the kit gives a link: the props of an `<a>`, `href` always among them. */
export interface LinkProps extends ComponentProps<'a'> {
  /** Where it leads: a path of the shop or a whole address. */
  href: string;
}

/** A component that renders an `<a href>`, such as a thin wrapper around a router's link. */
export type LinkComponent = ComponentType<LinkProps>;

/** A country whose documents and phones the kit knows, ISO 3166-1 alpha-2. */
export type KitRegion = 'BR' | 'PY';

export interface KitProviderProps {
  /**
   * The texts: all from `@ponte/ui/locales/pt-BR`, `/es-PY` or `/en-US`, those of some areas, or texts of
   * your own in any other language.
   */
  locale: KitLocale;
  /**
   * The country of documents and phones, in every language. By default that of
   * the provider around it, else of the locale's tag ("es-PY" is Paraguay), else Brazil.
   */
  region?: KitRegion | undefined;
  /** What renders the kit's links; a plain `<a>` when left out. */
  link?: LinkComponent | undefined;
  /** The app, or the part of it that uses the kit. */
  children?: ReactNode;
}

interface Kit {
  readonly tag: string;
  /** The texts below, each of which throws when it is missing. */
  readonly messages: KitMessages;
  /** Texts of the areas that this provider and those around it were given. */
  readonly texts: KitLocale['messages'];
  /** The region that this provider or one around it was given. */
  readonly given: KitRegion | undefined;
  readonly region: KitRegion;
  readonly link: LinkComponent | undefined;
}

const KitContext = createContext<Kit | null>(null);

/**
 * Provides texts, the region and the link component. A nested provider adds its areas to the outer
 * one's, and inherits its region and its link.
 * @throws Error for a tag that is none, but in production
 * @example
 * import { ptBR } from '@ponte/ui/locales/pt-BR';
 * <KitProvider locale={ptBR} link={RouterLink}>…</KitProvider>
 */
export function KitProvider({ locale, region, link, children }: KitProviderProps) {
  const outer = use(KitContext);
  const kit = useMemo(() => {
    const { tag, messages } = locale;
    checkTag(tag);
    const texts = outer?.tag === tag ? { ...outer.texts, ...messages } : messages;
    const given = region ?? outer?.given;
    return {
      tag,
      messages: textsOrError(texts, tag),
      texts,
      given,
      region: given ?? (/-PY\b/i.test(tag) ? 'PY' : 'BR'),
      link: link ?? outer?.link,
    } satisfies Kit;
  }, [locale, region, link, outer]);
  return <KitContext value={kit}>{children}</KitContext>;
}

/**
 * The language of the nearest {@link KitProvider}, its BCP 47 tag and its texts, and the region.
 *
 * @throws Error without one: only the locale that an app imports is bundled, so there is no default.
 */
export function useKitLocale(): Pick<Kit, 'tag' | 'messages' | 'region'> {
  const kit = use(KitContext);
  if (!kit) throw new Error(missingProvider());
  return kit;
}

/**
 * The kit's texts in the locale of the nearest {@link KitProvider}.
 *
 * @throws Error without one, and for a text of an area that it was not given.
 * @example const { money } = useMessages();
 */
export function useMessages(): KitMessages {
  return useKitLocale().messages;
}

function textsOrError(texts: KitLocale['messages'], tag: string): KitMessages {
  return new Proxy(Object.create(texts), {
    get(_, name) {
      const found: unknown = Reflect.get(texts, name);
      if (found !== undefined) return found;
      throw new Error(missingTexts(String(name), tag));
    },
  });
}

/** The provider's link component, or a plain `<a>` without a provider. */
export function Link({ children, ...props }: LinkProps) {
  const Component = use(KitContext)?.link ?? 'a';
  return <Component {...props}>{children}</Component>;
}
