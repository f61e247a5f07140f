import type { Product, ProductDetails, ReviewSummary } from '@ponte/domain';
import { productPageOf } from '@ponte/domain/product-page';
import { includesTax, toDecimalString } from '@ponte/regional/money';
import { categoryHref, productHref } from '../../links/addresses.ts';
import { plainText } from '../../page/plain-text.ts';
import type { ScreenDocument, Thing } from '../../route/screen-document.ts';
import type { RouteContext, RouteParams } from '../../route/screen.ts';

export const productDocument: ScreenDocument = {
  type: 'product',

  /** The product's picture with its price. Messengers cache by address, so that changes with the price. */
  pictureOf(context, { origins, code, locale }) {
    const product = shownProduct(context);
    if (!product) return undefined;
    const language = locale === 'pt-BR' ? 'pt' : 'es';
    const version = product.price?.minor ?? 0;
    return `${origins[code]}/media/previews/${product.id}-${language}.png?v=${version}`;
  },

  thingsOf(context, origin) {
    const product = shownProduct(context);
    return product ? [productThing(product, origin), trailOf(product, origin)] : [];
  },
};

function shownProduct({ shop, params }: RouteContext<RouteParams>): ProductDetails | undefined {
  const view = productPageOf(shop).view(params['slug'] ?? '');
  return view.status === 'shown' ? view.product : undefined;
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
