import type { KitLocale } from '@ponte/ui/kit';
import { carouselEsPY } from '@ponte/ui/locales/carousel/es-PY';
import { cartEsPY } from '@ponte/ui/locales/cart/es-PY';
import { commonEsPY } from '@ponte/ui/locales/common/es-PY';
import { deliveryEsPY } from '@ponte/ui/locales/delivery/es-PY';
import { formsEsPY } from '@ponte/ui/locales/forms/es-PY';
import { galleryEsPY } from '@ponte/ui/locales/gallery/es-PY';
import { listEsPY } from '@ponte/ui/locales/list/es-PY';
import { moneyEsPY } from '@ponte/ui/locales/money/es-PY';
import { navigationEsPY } from '@ponte/ui/locales/navigation/es-PY';
import { ordersEsPY } from '@ponte/ui/locales/orders/es-PY';
import { productsEsPY } from '@ponte/ui/locales/products/es-PY';
import { suggestionsEsPY } from '@ponte/ui/locales/suggestions/es-PY';
import { teamEsPY } from '@ponte/ui/locales/team/es-PY';

/** The kit's texts, of the areas whose components the shop has. */
export const kitTexts: KitLocale = {
  tag: 'es-PY',
  messages: {
    ...carouselEsPY,
    ...cartEsPY,
    ...commonEsPY,
    ...deliveryEsPY,
    ...formsEsPY,
    ...galleryEsPY,
    ...listEsPY,
    ...moneyEsPY,
    ...navigationEsPY,
    ...ordersEsPY,
    ...productsEsPY,
    ...suggestionsEsPY,
    ...teamEsPY,
  },
};
