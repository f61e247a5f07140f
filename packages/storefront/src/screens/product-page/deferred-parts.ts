import { deferred } from '../../lazy/deferred.tsx';

/** Below the fold: parsing HTML is half of the page's own code. */
export const DeferredInformation = deferred(
  async () => (await import('./product-information.tsx')).ProductInformation,
);

export const DeferredRelatedProducts = deferred(
  async () => (await import('./related-products.tsx')).RelatedProducts,
);

/** Favourite, sharing, payment: links and hints until their code has loaded. */
export const DeferredExtras = deferred(
  async () => (await import('./product-extras.tsx')).ProductExtras,
);

/** Replaces the buy box: a reason and a WhatsApp link. */
export const DeferredNotForSale = deferred(
  async () => (await import('./not-for-sale.tsx')).NotForSale,
);

/** Recently viewed products, which only the browser knows. */
export const DeferredVisit = deferred(async () => (await import('./visit.tsx')).Visit);

/** Works as plain links. */
export const DeferredTrail = deferred(async () => (await import('./trail.tsx')).Trail);

export const DeferredNotFound = deferred(
  async () => (await import('./product-not-found.tsx')).ProductNotFound,
);

/** A server loads them before it renders. */
export async function preloadParts(): Promise<void> {
  await Promise.all([
    DeferredTrail.preload(),
    DeferredInformation.preload(),
    DeferredExtras.preload(),
    DeferredNotForSale.preload(),
    DeferredRelatedProducts.preload(),
  ]);
}

/** Fetches what a page of a product shows in a browser. */
export async function preload(): Promise<void> {
  await Promise.all([preloadParts(), DeferredVisit.preload()]);
}
