import type { CarouselMessages } from './carousel/messages.ts';
import type { CartMessages } from './cart/messages.ts';
import type { CommonMessages } from './common/messages.ts';
import type { DeliveryMessages } from './delivery/messages.ts';
import type { FormsMessages } from './forms/messages.ts';
import type { GalleryMessages } from './gallery/messages.ts';
import type { InputsMessages } from './inputs/messages.ts';
import type { ListMessages } from './list/messages.ts';
import type { MoneyMessages } from './money/messages.ts';
import type { NavigationMessages } from './navigation/messages.ts';
import type { OffersMessages } from './offers/messages.ts';
import type { OrdersMessages } from './orders/messages.ts';
import type { ProductsMessages } from './products/messages.ts';
import type { ReviewsMessages } from './reviews/messages.ts';
import type { SuggestionsMessages } from './suggestions/messages.ts';
import type { TeamMessages } from './team/messages.ts';

/** Every text of the kit, by area. A text with a variable is a function of it. */
export interface KitMessages
  extends
    CarouselMessages,
    CartMessages,
    CommonMessages,
    DeliveryMessages,
    FormsMessages,
    GalleryMessages,
    InputsMessages,
    ListMessages,
    MoneyMessages,
    NavigationMessages,
    OffersMessages,
    OrdersMessages,
    ProductsMessages,
    ReviewsMessages,
    SuggestionsMessages,
    TeamMessages {}

/**
 * A language's texts: all of them, or those of the areas whose components are used. Three come with the
 * kit; any other is an object of yours.
 */
export interface KitLocale {
  /** BCP 47 tag, for `lang` and `Intl`, such as "de-DE". */
  readonly tag: string;
  /** One or more areas, such as `{ ...moneyPtBR, ...cartPtBR }`. */
  readonly messages: Readonly<Partial<KitMessages>>;
}

/** A language with every text of the kit. */
export interface WholeKitLocale extends KitLocale {
  /** The texts of all areas. */
  readonly messages: KitMessages;
}
