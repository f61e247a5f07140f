import { deferred } from '../../app/deferred.tsx';

/** The description's HTML as elements. Reading HTML is a chunk of its own, for below the fold. */
export const ProductDescription = deferred(
  async () => (await import('@ponte/ui/rich-text')).RichText,
);
