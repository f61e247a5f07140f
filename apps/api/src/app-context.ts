import type { Lang } from '@ponte/contract/wire';
import type { CurrencyCode } from '@ponte/regional/money';
import type { Db } from './db/client.ts';
import type { Bind } from './http/call.ts';
import type { Media } from './media/media.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { PostalCodes } from './postal/postal-codes.ts';
import type { Prices } from './pricing/prices.ts';
import type { Background } from './runtime/background.ts';
import type { Clock } from './runtime/clock.ts';
import type { Log } from './runtime/log.ts';
import type { RateLimiter } from './security/rate-limits.ts';
import type { Signer } from './security/secrets.ts';
import type { SignInGuard } from './security/sign-in-guard.ts';
import type { Storage } from './storage/storage.ts';

/** What every part of the app works with. */
export interface AppContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly signer: Signer;
  readonly log: Log;
  readonly media: Media;
  readonly storage: Storage;
  readonly limiter: RateLimiter;
  readonly signIns: SignInGuard;
  readonly background: Background;
  readonly postalCodes: PostalCodes;
  /** The storefronts as shoppers reach them, by the language that they speak. */
  readonly origins: Readonly<Record<Lang, string>>;
  /** Takes buyers' money; without one nothing can be bought. */
  readonly payments: PaymentProvider | undefined;
  /** Puts a call of the contract on the app. */
  readonly bind: Bind;
  /** Prices in a currency at the present rates, with I.V.A. or without as the currency says. */
  readonly pricing: (currency: CurrencyCode) => Promise<Prices>;
  /** Says that there is mail to send; it leaves soon after. */
  readonly mailDue: () => void;
}
