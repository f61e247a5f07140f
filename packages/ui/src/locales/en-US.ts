import { carouselEnUS } from './carousel/en-US.ts';
import { cartEnUS } from './cart/en-US.ts';
import { commonEnUS } from './common/en-US.ts';
import { deliveryEnUS } from './delivery/en-US.ts';
import { formsEnUS } from './forms/en-US.ts';
import { galleryEnUS } from './gallery/en-US.ts';
import { inputsEnUS } from './inputs/en-US.ts';
import { listEnUS } from './list/en-US.ts';
import type { WholeKitLocale } from './messages.ts';
import { moneyEnUS } from './money/en-US.ts';
import { navigationEnUS } from './navigation/en-US.ts';
import { offersEnUS } from './offers/en-US.ts';
import { ordersEnUS } from './orders/en-US.ts';
import { productsEnUS } from './products/en-US.ts';
import { reviewsEnUS } from './reviews/en-US.ts';
import { suggestionsEnUS } from './suggestions/en-US.ts';
import { teamEnUS } from './team/en-US.ts';

/** The kit's texts in the English of the United States. */
export const enUS: WholeKitLocale = {
  tag: 'en-US',
  messages: {
    ...commonEnUS,
    ...navigationEnUS,
    ...suggestionsEnUS,
    ...moneyEnUS,
    ...productsEnUS,
    ...galleryEnUS,
    ...carouselEnUS,
    ...listEnUS,
    ...cartEnUS,
    ...formsEnUS,
    ...inputsEnUS,
    ...deliveryEnUS,
    ...ordersEnUS,
    ...teamEnUS,
    ...offersEnUS,
    ...reviewsEnUS,
  },
};
