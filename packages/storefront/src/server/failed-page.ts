import { currentRequestId } from '@ponte/telemetry';
import { createIntl } from 'react-intl';
import failedPage from '#messages/failed-page';
import type { Region } from '../region/region.ts';

/**
 * The sentence with the request's id, by which a shopper's failed page is found in the log. It stands
 * beside React's content: a browser that loads the rest by itself has no id.
 */
export function failedPageReference({ locale }: Region): string {
  const messages = failedPage.in(locale);
  const intl = createIntl({ locale, ...(messages && { messages }) });
  return intl.formatMessage({ id: 'failedPage.reference' }, { id: currentRequestId() ?? '' });
}
