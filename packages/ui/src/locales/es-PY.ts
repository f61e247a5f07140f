import { carouselEsPY } from './carousel/es-PY.ts';
import { cartEsPY } from './cart/es-PY.ts';
import { commonEsPY } from './common/es-PY.ts';
import { deliveryEsPY } from './delivery/es-PY.ts';
import { formsEsPY } from './forms/es-PY.ts';
import { galleryEsPY } from './gallery/es-PY.ts';
import { inputsEsPY } from './inputs/es-PY.ts';
import { listEsPY } from './list/es-PY.ts';
import type { WholeKitLocale } from './messages.ts';
import { moneyEsPY } from './money/es-PY.ts';
import { navigationEsPY } from './navigation/es-PY.ts';
import { offersEsPY } from './offers/es-PY.ts';
import { ordersEsPY } from './orders/es-PY.ts';
import { productsEsPY } from './products/es-PY.ts';
import { reviewsEsPY } from './reviews/es-PY.ts';
import { suggestionsEsPY } from './suggestions/es-PY.ts';
import { teamEsPY } from './team/es-PY.ts';

/** The kit's texts in Paraguayan Spanish. */
export const esPY: WholeKitLocale = {
  tag: 'es-PY',
  messages: {
    ...commonEsPY,
    ...navigationEsPY,
    ...suggestionsEsPY,
    ...moneyEsPY,
    ...productsEsPY,
    ...galleryEsPY,
    ...carouselEsPY,
    ...listEsPY,
    ...cartEsPY,
    ...formsEsPY,
    ...inputsEsPY,
    ...deliveryEsPY,
    ...ordersEsPY,
    ...teamEsPY,
    ...offersEsPY,
    ...reviewsEsPY,
  },
};
