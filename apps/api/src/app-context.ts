import type { CurrencyCode } from '@ponte/regional/money';
import type { Prices } from './catalogue/prices.ts';
import type { Db } from './db/client.ts';
import type { Log } from './http/log.ts';
import type { Media } from './media/media.ts';
import type { Clock } from './runtime/clock.ts';
import type { Signer } from './security/secrets.ts';

/** What every part of the app works with. */
export interface AppContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly signer: Signer;
  readonly log: Log;
  readonly media: Media;
  /** Prices in a currency at the present rates. */
  readonly pricing: (currency: CurrencyCode) => Promise<Prices>;
}
