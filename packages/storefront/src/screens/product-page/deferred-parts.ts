import { deferred } from '../../lazy/deferred.tsx';

/** Description and technical sheet, below the fold: reading HTML is half of the page's own code. */
export const DeferredInformation = deferred(
  async () => (await import('./product-information.tsx')).ProductInformation,
);

/** Others of the brand, at the end of the page. */
export const DeferredRelatedProducts = deferred(
  async () => (await import('./related-products.tsx')).RelatedProducts,
);

/** Keeping, sharing, paying: links and hints until their code has come. */
export const DeferredExtras = deferred(
  async () => (await import('./product-extras.tsx')).ProductExtras,
);

/** In place of the buy box: a reason and a link to WhatsApp. */
export const DeferredNotForSale = deferred(
  async () => (await import('./not-for-sale.tsx')).NotForSale,
);

/** What the visitor looked at before, which only the browser knows. */
export const DeferredVisit = deferred(async () => (await import('./visit.tsx')).Visit);

/** Links that work before their code has come. */
export const DeferredTrail = deferred(async () => (await import('./trail.tsx')).Trail);

/** Instead of a product that is not there. */
export const DeferredNotFound = deferred(
  async () => (await import('./product-not-found.tsx')).ProductNotFound,
);

/** Fetches what comes with a product: a server has to before it renders. */
export async function preloadParts(): Promise<void> {
  await Promise.all([
    DeferredTrail.preload(),
    DeferredInformation.preload(),
    DeferredExtras.preload(),
    DeferredNotForSale.preload(),
    DeferredRelatedProducts.preload(),
  ]);
}
