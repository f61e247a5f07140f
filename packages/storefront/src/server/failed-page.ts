import { currentRequestId } from '@ponte/telemetry';
import shopTexts from '#shop-texts';
import { intlOf } from '../languages/intl-of.ts';
import type { Region } from '../region/region.ts';

/**
 * The sentence with the request's id, by which a shopper's failed page is found in the log. It stands
 * beside React's content: a browser that loads the rest by itself has no id.
 */
export function failedPageReference({ locale }: Region): string {
  return intlOf(locale, shopTexts.in(locale)).formatMessage(
    { id: 'failedPage.reference' },
    { id: currentRequestId() ?? '' },
  );
}
