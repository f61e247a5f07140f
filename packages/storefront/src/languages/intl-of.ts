import type { Locale } from '@ponte/domain';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { shopTimeZone } from '../region/shop-time-zone.ts';
import type { Messages } from './own-texts.ts';

/** Formatters are expensive and the same for all pages. */
const formatters = createIntlCache();

const made = new WeakMap<Messages, IntlShape>();

/**
 * An `intl` object, cached by its messages: a server renders with the same ones repeatedly. A
 * messages object belongs to one language.
 * @throws without messages: those of the app's other locale have to be loaded first
 */
export function intlOf(locale: Locale, messages: Messages | undefined): IntlShape {
  if (!messages) throw new Error(`The texts in ${locale} are not loaded.`);
  const known = made.get(messages);
  if (known) return known;
  // A separate element: a browser that translates the page moves bare text into elements of the
  // translator's, where React would not find it again.
  const intl = createIntl(
    { locale, messages, timeZone: shopTimeZone, textComponent: 'span' },
    formatters,
  );
  made.set(messages, intl);
  return intl;
}
