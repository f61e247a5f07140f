import type { ShopRegion } from '@ponte/domain';

/** The two regions, and the key of their deployments. */
export type RegionCode = ShopRegion['code'];

/** Where a shop may be besides its own pages. */
export type SocialNetwork = 'instagram' | 'facebook' | 'youtube' | 'tiktok';

/** Everything in which one deployment differs from the other, besides theme and logo. */
export interface Region extends ShopRegion {
  /** The shop's WhatsApp number: country code and digits, as wa.me takes it. */
  readonly whatsapp: string;
  readonly contact: {
    /** International form, as it is shown. */
    readonly phone: string;
    readonly email: string;
    readonly address: string;
    /** The shop's own page in each network where it has one, as an address. */
    readonly networks?: Readonly<Partial<Record<SocialNetwork, string>>>;
  };
  /** Widths in pixels in which the media server delivers every picture. */
  readonly imageWidths: readonly number[];
  /** Origins besides this one from which pictures may come. */
  readonly imageOrigins: readonly string[];
  /** False while online purchase is under development: the product page says so (decision 21). */
  readonly onlinePurchase: boolean;
}
