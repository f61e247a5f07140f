import type { Locale } from '@ponte/domain';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { Messages } from './text-area.ts';

/** Formatters are costly to make and the same for all pages. */
const formatters = createIntlCache();

const made = new WeakMap<Messages, IntlShape>();

/**
 * What formats texts of one language, made once for each set of messages: a server renders with the
 * same ones again and again. A set of messages belongs to one language.
 */
export function intlOf(locale: Locale, messages: Messages): IntlShape {
  const known = made.get(messages);
  if (known) return known;
  const intl = createIntl({ locale, messages }, formatters);
  made.set(messages, intl);
  return intl;
}
