import type { KitLocale } from '@ponte/ui/kit';
import type { IntlConfig } from 'react-intl';
import type { Localized } from './localized.ts';

/**
 * Texts by id, as syntax trees. react-intl's type asks for every id there is; an area has its own
 * alone, and a part of the page names the areas that it shows (see `Texts`).
 */
export type Messages = NonNullable<IntlConfig['messages']>;

/** Texts of one area in one language. */
export interface AreaTexts {
  readonly messages: Messages;
  /** The design system's texts that go with them, see `vite/kit-areas.ts`. */
  readonly kit: KitLocale['messages'];
}

/** One area's texts: `messages/<area>`, imported from `#messages/<area>`. */
export type TextArea = Localized<AreaTexts>;
