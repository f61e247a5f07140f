import { formatCount } from '@ponte/regional/money';
import list from '#messages/list';
import listDescription from '#messages/list-description';
import shell from '#messages/shell';
import { intlOf } from '../languages/intl-of.ts';
import type { Messages } from '../languages/text-area.ts';
import type { Route } from '../page/route.ts';
import type { RouteContext } from '../page/screen.ts';
import { siteDescription } from '../page/site-words.ts';
import type { Region } from '../region/region.ts';
import { listTitle } from '../screens/product-list/list-title.ts';
import { tag } from './html.ts';
import { listOfPage } from './list-of-page.ts';

/**
 * The description tag of a list: its name and number of products, or the shop's description if
 * unknown. Only in the server's HTML, so its texts are in no script.
 */
export function listDescriptionTag(region: Region, route: Route, context: RouteContext): string {
  const { locale, name } = region;
  const shown = listOfPage(route, context);
  // These two pages describe themselves.
  if (!shown || shown.view.status === 'missing' || shown.view.status === 'tooLong') return '';
  const { query, place, chosenBrands, view } = shown;
  const messages: Messages = Object.assign(
    {},
    ...[shell, list, listDescription].map((area) => area.in(locale)),
  );
  const intl = intlOf(locale, messages);
  const count = view.total;
  const text =
    count === 0
      ? siteDescription(intl, region)
      : intl.formatMessage(
          { id: 'listDescription.text' },
          {
            title: listTitle(intl, query, place, chosenBrands),
            count,
            shown: formatCount(count),
            shop: name,
          },
        );
  return tag('meta', { name: 'description', content: text });
}
