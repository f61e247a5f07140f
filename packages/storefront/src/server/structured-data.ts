import type { Product, ProductDetails, ReviewSummary } from '@ponte/domain';
import { productPageOf } from '@ponte/domain/product-page';
import { includesTax, toDecimalString } from '@ponte/regional/money';
import { categoryHref, productHref } from '../links/addresses.ts';
import { plainText } from '../page/plain-text.ts';
import type { Route } from '../page/route.ts';
import type { RouteContext } from '../page/screen.ts';
import type { Region } from '../region/region.ts';
import { product } from '../routes/table.ts';
import { listOfPage } from './list-of-page.ts';
import { iconOf } from './shop-pictures.ts';

/** An object in the vocabulary of https://schema.org. */
type Thing = Readonly<Record<string, unknown>>;

/** JSON-LD that is safe inside a `<script>`. */
export function structuredData(region: Region, route: Route, context: RouteContext): string {
  const origin = region.origins[region.code];
  const graph = [...shopThings(region, origin), ...pageThings(origin, route, context)];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return json.replaceAll('<', String.raw`\u003c`);
}

function shopThings({ contact, locale, name, mark }: Region, origin: string): readonly Thing[] {
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#shop`,
    name,
    url: `${origin}/`,
    logo: mark === null ? undefined : new URL(mark ? iconOf(mark) : '/icon.svg', origin).href,
    email: contact.email,
    telephone: contact.phone || undefined,
    address: contact.address || undefined,
    sameAs: Object.values(contact.networks ?? {}),
  };
  const site = {
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    inLanguage: locale,
    publisher: { '@id': organization['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}/produtos?text={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
  return [organization, site];
}

function pageThings(origin: string, route: Route, context: RouteContext): readonly Thing[] {
  if (route === product) {
    const { shop, params } = context;
    const view = productPageOf(shop).view(params['slug'] ?? '');
    if (view.status !== 'shown') return [];
    return [productThing(view.product, origin), trailOf(view.product, origin)];
  }
  const list = listOfPage(route, context);
  return list ? listThings(list.view.products, origin) : [];
}

/** https://developers.google.com/search/docs/appearance/structured-data/merchant-listing */
function productThing(product: ProductDetails, origin: string): Thing {
  const { name, code, price, stock, pictures, description, brand, reviews } = product;
  const url = `${origin}${productHref(product)}`;
  return {
    '@type': 'Product',
    name,
    url,
    // The shop's own code is no manufacturer's.
    ...(code && { sku: code }),
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    ...(pictures.length > 0 && {
      image: pictures.map((picture) => new URL(picture.url, origin).href),
    }),
    ...(description && { description: plainText(description, 300) }),
    ...(reviews && reviewThings(reviews)),
    ...(price && {
      offers: {
        '@type': 'Offer',
        url,
        price: toDecimalString(price),
        priceCurrency: price.currency,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: toDecimalString(price),
          priceCurrency: price.currency,
          valueAddedTaxIncluded: includesTax(price.currency),
        },
        availability: `https://schema.org/${availability[stock]}`,
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@id': `${origin}/#shop` },
      },
    }),
  };
}

/** In structured data, of those on the page. */
const mostReviews = 5;

/** https://developers.google.com/search/docs/appearance/structured-data/review-snippet */
function reviewThings({ average, total, latest }: ReviewSummary): Thing {
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: total },
    review: latest.slice(0, mostReviews).map(({ rating, text, author, writtenAt }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: rating },
      author: { '@type': 'Person', name: author },
      datePublished: writtenAt.slice(0, 10),
      ...(text && { reviewBody: text }),
    })),
  };
}

const availability: Readonly<Record<Product['stock'], string>> = {
  inStock: 'InStock',
  physicalStoreOnly: 'InStoreOnly',
  outOfStock: 'OutOfStock',
};

function trailOf(product: ProductDetails, origin: string): Thing {
  const { category, department } = product;
  const places = [
    ...(category ? [{ name: category.name, href: categoryHref(category) }] : []),
    ...(category && department
      ? [{ name: department.name, href: categoryHref(category, department) }]
      : []),
    { name: product.name, href: productHref(product) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${href}`,
    })),
  };
}

function listThings(products: readonly Product[], origin: string): readonly Thing[] {
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
}
