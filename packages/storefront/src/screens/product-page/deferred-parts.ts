import { deferred } from '../../app/deferred.tsx';

/** Description and technical sheet, below the fold: reading HTML is half of the page's own code. */
export const DeferredInformation = deferred(
  async () => (await import('./product-information.tsx')).ProductInformation,
);

/** Others of the brand, at the end of the page. */
export const DeferredRelatedProducts = deferred(
  async () => (await import('./related-products.tsx')).RelatedProducts,
);

/** Links that work before their code has come. */
export const DeferredTrail = deferred(async () => (await import('./trail.tsx')).Trail);

/** Fetches them all: a server has to before it renders. */
export async function preloadParts(): Promise<void> {
  await Promise.all([
    DeferredTrail.preload(),
    DeferredInformation.preload(),
    DeferredRelatedProducts.preload(),
  ]);
}
