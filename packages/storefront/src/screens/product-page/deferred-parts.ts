import { deferred } from '../../lazy/deferred.tsx';
import { LazyModule } from '../../lazy/lazy-module.ts';

export const below = new LazyModule(() => import('./below.ts'));

/** Parsing HTML is half of the page's own code. */
export const DeferredInformation = deferred(below, (code) => code.ProductInformation);

export const DeferredRelatedProducts = deferred(below, (code) => code.RelatedProducts);

export const DeferredCollectionTime = deferred(below, (code) => code.CollectionTime);

/** Favourite, sharing, payment: links and hints until their code has loaded. */
export const DeferredExtras = deferred(below, (code) => code.ProductExtras);

/** Replaces the buy box: a reason and a WhatsApp link. */
export const DeferredNotForSale = deferred(below, (code) => code.NotForSale);

/** Recently viewed products, which only the browser knows. */
export const DeferredSeenBefore = deferred(below, (code) => code.SeenBefore);

export const DeferredVisit = deferred(below, (code) => code.Visit);
