import { createIntl } from 'react-intl';
import noScript from '#messages/no-script';
import { noScriptId } from '../page/no-script-id.ts';
import type { Region } from '../region/region.ts';
import { insertInto } from './insert-into.ts';

/**
 * Says on a page that is filled in the browser what it needs there. A browser with JavaScript never
 * renders it, so its words are in nobody's download but the page's own.
 */
export function withNoScript(html: string, { locale }: Region): string {
  const { messages } = noScript.in(locale) ?? {};
  const intl = createIntl({ locale, ...(messages && { messages }) });
  const text = intl.formatMessage({ id: 'noScript.text' });
  return insertInto(html, noScriptId, `<p class="wrap py-10">${text}</p>`);
}
