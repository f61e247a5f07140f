import type { Product, SearchSuggestions as Found } from '@ponte/domain';
import type { Suggestions } from '@ponte/domain/search';
import type { SearchGroup, SearchSuggestions } from '@ponte/ui/search-box';
import { brandHref, categoryHref, productHref, searchHref } from '../links/addresses.ts';
import type { usePictures } from '../media/use-pictures.ts';

/* What the search box needs once it has the focus. */
export { searchOf } from '@ponte/domain/search';

type Pictures = ReturnType<typeof usePictures>;

/** Suggestions as the search box shows them. A product of exactly the typed code comes first. */
export function shownSuggestions(suggestions: Suggestions, pictures: Pictures): SearchSuggestions {
  if (suggestions.status !== 'results') return suggestions;
  const { found } = suggestions;
  const products = productsOf(found, pictures);
  const lists = listsOf(found);
  return { status: 'results', groups: found.coded ? [products, ...lists] : [...lists, products] };
}

function listsOf({ searches, groups, brands }: Found): readonly SearchGroup[] {
  return [
    {
      kind: 'searches',
      items: searches.map((name) => ({ name, href: searchHref(name) })),
    },
    {
      kind: 'categories',
      items: groups.map((group) => ({
        name: group.name,
        within: group.category?.name,
        href: group.category ? categoryHref(group.category, group) : categoryHref(group),
      })),
    },
    {
      kind: 'brands',
      items: brands.map((brand) => ({ name: brand.name, href: brandHref(brand) })),
    },
  ];
}

function productsOf({ products }: Found, pictures: Pictures): SearchGroup {
  return {
    kind: 'products',
    items: products.map((product: Product) => ({
      id: String(product.id),
      href: productHref(product),
      name: product.name,
      nameLang: product.nameLang,
      image: pictures.source(product.picture, ''),
      price: product.price,
      priceInvalid: product.priceInvalid,
      code: product.code,
    })),
  };
}
