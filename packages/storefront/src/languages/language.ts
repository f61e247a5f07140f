import type { KitLocale } from '@ponte/ui';
import type { IntlConfig } from 'react-intl';

/** A locale with every text of the shop in it. */
export interface Language {
  /** BCP 47: `pt-BR` or `es-PY`. */
  readonly locale: string;
  /** The storefront's messages, compiled by the build. */
  readonly messages: NonNullable<IntlConfig['messages']>;
  /** The design system's texts. */
  readonly kit: KitLocale;
}
