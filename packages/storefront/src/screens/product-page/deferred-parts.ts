import { deferred } from '../../lazy/deferred.tsx';

/** Parsing HTML is half of the page's own code. */
export const DeferredInformation = deferred(
  async () => (await import('./below.ts')).ProductInformation,
);

export const DeferredRelatedProducts = deferred(
  async () => (await import('./below.ts')).RelatedProducts,
);

/** Favourite, sharing, payment: links and hints until their code has loaded. */
export const DeferredExtras = deferred(async () => (await import('./below.ts')).ProductExtras);

/** Replaces the buy box: a reason and a WhatsApp link. */
export const DeferredNotForSale = deferred(async () => (await import('./below.ts')).NotForSale);

/** Recently viewed products, which only the browser knows. */
export const DeferredVisit = deferred(async () => (await import('./below.ts')).Visit);

/** A server loads them before it renders; a browser has them all once one has come. */
export async function preloadParts(): Promise<void> {
  await Promise.all([
    DeferredInformation.preload(),
    DeferredExtras.preload(),
    DeferredNotForSale.preload(),
    DeferredRelatedProducts.preload(),
    DeferredVisit.preload(),
  ]);
}
