import {
  createContext,
  use,
  useMemo,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { KitLocale, KitMessages } from '../locales/messages.ts';

/** What the kit gives a link: the props of an `<a>`, `href` always among them. */
export interface LinkProps extends ComponentProps<'a'> {
  /** Where it leads: a path of the shop or a whole address. */
  href: string;
}

/** A component that renders an `<a href>`, such as a thin wrapper around a router's link. */
export type LinkComponent = ComponentType<LinkProps>;

/** Props of {@link KitProvider}. */
export interface KitProviderProps {
  /** The texts, from `@ponte/ui/locales/pt-BR` or `/es-PY`. */
  locale: KitLocale;
  /** What renders the kit's links; a plain `<a>` when left out. */
  link?: LinkComponent | undefined;
  /** The app, or the part of it that uses the kit. */
  children?: ReactNode;
}

interface Kit {
  locale: KitLocale;
  link: LinkComponent | undefined;
}

const KitContext = createContext<Kit | null>(null);

/**
 * Gives the components below it their texts and their link component.
 *
 * @example
 * import { ptBR } from '@ponte/ui/locales/pt-BR';
 * <KitProvider locale={ptBR} link={RouterLink}>…</KitProvider>
 */
export function KitProvider({ locale, link, children }: KitProviderProps) {
  const kit = useMemo(() => ({ locale, link }), [locale, link]);
  return <KitContext value={kit}>{children}</KitContext>;
}

/**
 * The locale of the nearest {@link KitProvider}.
 *
 * @throws Error without one: only the locale that an app imports is bundled, so there is no default.
 */
export function useKitLocale(): KitLocale {
  const kit = use(KitContext);
  if (!kit) {
    throw new Error(
      'A component of @ponte/ui has no texts, because no KitProvider is above it. ' +
        "Wrap the app: <KitProvider locale={ptBR}>, with ptBR from '@ponte/ui/locales/pt-BR'.",
    );
  }
  return kit.locale;
}

/** The kit's texts in the locale of the nearest {@link KitProvider}; throws without one. */
export function useMessages(): KitMessages {
  return useKitLocale().messages;
}

/** A link of the kit: the provider's link component, or a plain `<a>` without a provider. */
export function Link({ children, ...props }: LinkProps) {
  const Component = use(KitContext)?.link ?? 'a';
  return <Component {...props}>{children}</Component>;
}
