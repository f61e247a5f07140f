import shopTexts from '#shop-texts';
import { noScriptId } from '../browser/ids.ts';
import { intlOf } from '../languages/intl-of.ts';
import type { Region } from '../region/region.ts';
import { tag } from './html.ts';
import { insertInto } from './insert-into.ts';

/**
 * Adds the message that a personal page needs JavaScript. Browsers with JavaScript never render it,
 * so its texts are in no script.
 */
export function withNoScript(html: string, { locale }: Region): string {
  const text = intlOf(locale, shopTexts.in(locale)).formatMessage({ id: 'noScript.text' });
  return insertInto(html, noScriptId, tag('p', { class: 'wrap py-10' }, text));
}
