import {
  createContext,
  use,
  useMemo,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { KitLocale, KitLocaleTag, KitMessages } from '../locales/messages.ts';

export { keepUnits } from '../internal/keep-units.ts';
export type { KitLocale, KitLocaleTag, KitMessages } from '../locales/messages.ts';

/** What the kit gives a link: the props of an `<a>`, `href` always among them. */
export interface LinkProps extends ComponentProps<'a'> {
  /** Where it leads: a path of the shop or a whole address. */
  href: string;
}

/** A component that renders an `<a href>`, such as a thin wrapper around a router's link. */
export type LinkComponent = ComponentType<LinkProps>;

export interface KitProviderProps {
  /** The texts, all from `@ponte/ui/locales/pt-BR` or `/es-PY`, or those of some areas. */
  locale: KitLocale;
  /** What renders the kit's links; a plain `<a>` when left out. */
  link?: LinkComponent | undefined;
  /** The app, or the part of it that uses the kit. */
  children?: ReactNode;
}

interface Kit {
  readonly tag: KitLocaleTag;
  /** The texts below, each of which throws when it is missing. */
  readonly messages: KitMessages;
  /** Texts of the areas that this provider and those around it were given. */
  readonly texts: KitLocale['messages'];
  readonly link: LinkComponent | undefined;
}

const KitContext = createContext<Kit | null>(null);

/**
 * Provides texts and the link component. A nested provider adds its areas to the outer one's, and
 * inherits its link.
 * @example
 * import { ptBR } from '@ponte/ui/locales/pt-BR';
 * <KitProvider locale={ptBR} link={RouterLink}>…</KitProvider>
 */
export function KitProvider({ locale, link, children }: KitProviderProps) {
  const outer = use(KitContext);
  const kit = useMemo(() => {
    const { tag, messages } = locale;
    const texts = outer?.tag === tag ? { ...outer.texts, ...messages } : messages;
    const complete: KitMessages = new Proxy(Object.create(texts), textOrError);
    return { tag, messages: complete, texts, link: link ?? outer?.link };
  }, [locale, link, outer]);
  return <KitContext value={kit}>{children}</KitContext>;
}

/**
 * The language of the nearest {@link KitProvider}: its BCP 47 tag and its texts.
 *
 * @throws Error without one: only the locale that an app imports is bundled, so there is no default.
 */
export function useKitLocale(): Pick<Kit, 'tag' | 'messages'> {
  const kit = use(KitContext);
  if (!kit) {
    throw new Error(
      '@ponte/ui has no texts: no KitProvider is above it. ' +
        "Wrap the app: <KitProvider locale={ptBR}>, ptBR from '@ponte/ui/locales/pt-BR'.",
    );
  }
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

const textOrError: ProxyHandler<object> = {
  get(texts, name) {
    const found: unknown = Reflect.get(texts, name);
    if (found !== undefined) return found;
    throw new Error(
      `@ponte/ui has no texts of "${String(name)}". ` +
        "Give the KitProvider their area: '@ponte/ui/locales/<area>/<locale>'.",
    );
  },
};

/** The provider's link component, or a plain `<a>` without a provider. */
export function Link({ children, ...props }: LinkProps) {
  const Component = use(KitContext)?.link ?? 'a';
  return <Component {...props}>{children}</Component>;
}
