/* All deferred parts of a product's page in one chunk. */
export { CollectionTime } from './collection-time.tsx';
export { NotForSale } from './not-for-sale.tsx';
export { ProductExtras } from './product-extras.tsx';
export { ProductInformation } from './product-information.tsx';
export { RelatedProducts } from './related-products.tsx';
export { SeenBefore, Visit } from './visit.tsx';
