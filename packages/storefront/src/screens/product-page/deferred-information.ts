import { deferred } from '../../app/deferred.tsx';

/** Description and technical sheet, below the fold: reading HTML is half of the page's own code. */
export const DeferredInformation = deferred(
  async () => (await import('./product-information.tsx')).ProductInformation,
);
