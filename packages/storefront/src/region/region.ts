import type { ShopRegion } from '@ponte/domain';
import type { Language } from '../languages/language.ts';

/** The two regions, and the key of their deployments. */
export type RegionCode = ShopRegion['code'];

/** Everything in which one deployment differs from the other, besides theme and logo. */
export interface Region extends ShopRegion {
  /** The locale that is baked into the first load. */
  readonly language: Language;
  /** The other locale, loaded when the language changes in place. */
  readonly otherLanguage: () => Promise<Language>;
  /** The shop's WhatsApp number: country code and digits, as wa.me takes it. */
  readonly whatsapp: string;
  readonly contact: {
    /** International form, as it is shown. */
    readonly phone: string;
    readonly email: string;
    readonly address: string;
  };
  /** Widths in pixels in which the media server delivers every picture. */
  readonly imageWidths: readonly number[];
  /** Origins besides this one from which pictures may come. */
  readonly imageOrigins: readonly string[];
  /** Hosts to which a payment link may lead (decision 31). */
  readonly paymentHosts: readonly string[];
  /** False while online purchase is under development: the product page says so (decision 21). */
  readonly onlinePurchase: boolean;
}
