import type { ShopRegion, StoreInfo, StorePromises } from '@ponte/domain';
import type { OpeningHours } from '@ponte/regional/opening-hours';

export type RegionCode = ShopRegion['code'];

export type SocialNetwork = 'instagram' | 'facebook' | 'youtube' | 'tiktok';

type SaidByStore = Partial<Omit<StoreInfo, 'promises'>> & {
  readonly promises?: Partial<StorePromises>;
};

/** Everything that differs between the deployments, besides theme and logo. */
export interface Region extends ShopRegion {
  /** The shop's name. */
  readonly name: string;
  /** What the shop sells, in a few words, after its name. */
  readonly tagline?: string | undefined;
  /** The address of a square picture that stands for the shop; null where it has none, the built-in one where it is missing. */
  readonly mark?: string | null | undefined;
  /** The address of what messengers show; null where there is none, the built-in one where it is missing. */
  readonly sharing?: string | null | undefined;
  /** True where the store is not the shop that the application was built for, so its story is not shown. */
  readonly isAnotherShop?: boolean;
  /** The shop's WhatsApp number: calling code and digits, for wa.me; empty where it has none. */
  readonly whatsapp: string;
  readonly contact: {
    /** International format, as shown; empty where there is none, as the address. */
    readonly phone: string;
    readonly email?: string | undefined;
    readonly address: string;
    /** Opening hours as lines of text; not said where they are missing. */
    readonly hours?: string | undefined;
    /** The same for reckoning when a purchase can be collected. */
    readonly openingHours?: OpeningHours | undefined;
    /** Addresses of the shop's pages in social networks. */
    readonly networks?: Readonly<Partial<Record<SocialNetwork, string>>> | undefined;
  };
  /** What the store says of itself, such as its promises, once it is known. */
  readonly store?: SaidByStore | undefined;
  /** True where nothing is delivered: everything is collected. */
  readonly collectsOnly?: boolean;
  /** The media server's picture widths, in pixels. */
  readonly imageWidths: readonly number[];
  /** False while online purchase is under development (decision 21). */
  readonly onlinePurchase: boolean;
}
