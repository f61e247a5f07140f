import type { BrandName } from '@ponte/domain';
import {
  countFilters,
  listAddress,
  productListOf,
  readListQuery,
  type ListQuery,
  type ListView,
  type Place,
} from '@ponte/domain/product-list';
import { formatCount } from '@ponte/regional/money';
import shopTexts from '#shop-texts';
import { intlOf } from '../../languages/intl-of.ts';
import { productHref } from '../../links/addresses.ts';
import { siteDescription } from '../../page/site-words.ts';
import type { Region } from '../../region/region.ts';
import type { ScreenDocument } from '../../route/screen-document.ts';
import type { RouteContext } from '../../route/screen.ts';
import type { ListParams } from './list-params.ts';
import { listTitle } from './list-title.ts';

export const listDocument: ScreenDocument = {
  addressOf: ({ pathname, searchParams }, params) =>
    listAddress(readListQuery({ pathname, params, searchParams })),

  /** Not past the last page, of a price range, of several filters, or of one that finds nothing. */
  isCacheable(context) {
    const { query, view } = shownList(context);
    const hasPrice = query.priceFrom !== null || query.priceTo !== null;
    const filters = countFilters(query);
    if (hasPrice || filters > 1 || (filters === 1 && view.pageCount === 0)) return false;
    return query.page <= Math.max(1, view.pageCount);
  },

  /** The list's name and number of products, or the shop's description if unknown. */
  descriptionOf(context, region) {
    const shown = shownList(context);
    const { status, total } = shown.view;
    // These two pages describe themselves.
    if (status === 'missing' || status === 'tooLong') return undefined;
    return describe(shown, total, region);
  },

  thingsOf(context, origin) {
    const { products } = shownList(context).view;
    if (products.length === 0) return [];
    return [
      {
        '@type': 'ItemList',
        itemListElement: products.map((product, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: `${origin}${productHref(product)}`,
        })),
      },
    ];
  },
};

interface ShownList {
  readonly query: ListQuery;
  readonly place: Place;
  readonly chosenBrands: readonly BrandName[];
  readonly view: ListView;
}

function shownList({ shop, params, location }: RouteContext<ListParams>): ShownList {
  const products = productListOf(shop);
  const query = readListQuery({ params, ...location });
  return {
    query,
    place: products.placeOf(query),
    chosenBrands: products.chosenBrandsOf(query),
    view: products.view(query),
  };
}

function describe({ query, place, chosenBrands }: ShownList, count: number, region: Region) {
  const { locale, name } = region;
  const intl = intlOf(locale, shopTexts.in(locale));
  if (count === 0) return siteDescription(intl, region);
  const title = listTitle(intl, query, place, chosenBrands);
  const values = { title, count, shown: formatCount(count), shop: name };
  return intl.formatMessage({ id: 'listDescription.text' }, values);
}
