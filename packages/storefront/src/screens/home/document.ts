import { homeOf } from '@ponte/domain/home';
import type { ScreenDocument } from '../../route/screen-document.ts';
import { chosenSlug } from './category-parameter.ts';

export const homeDocument: ScreenDocument = {
  isCacheable({ shop, location }) {
    const slug = chosenSlug(location);
    return slug === null || homeOf(shop).selected(slug)?.slug === slug;
  },
};
