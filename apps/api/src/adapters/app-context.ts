import type { Lang } from '@ponte/contract/wire';
import type { CurrencyCode } from '@ponte/regional/money';
import type { Db } from '../platform/db/client.ts';
import type { Bind } from '../platform/http/call.ts';
import type { JobKind } from '../platform/jobs/queue.ts';
import type { Prices } from '../platform/pricing/prices.ts';
import type { Background } from '../platform/runtime/background.ts';
import type { Clock } from '../platform/runtime/clock.ts';
import type { Log } from '../platform/runtime/log.ts';
import type { Limits } from '../platform/security/limits.ts';
import type { RateLimiter } from '../platform/security/rate-limits.ts';
import type { Signer } from '../platform/security/secrets.ts';
import type { SignInGuard } from '../platform/security/sign-in-guard.ts';
import type { Media } from './media/media.ts';
import type { TimedProvider } from './payments/time-limits.ts';
import type { PostalCodes } from './postal/postal-codes.ts';
import type { Storage } from './storage/storage.ts';

/** Public origins, for links in mails: the storefronts', by language, and the back office's where it is served. */
type Origins = Readonly<Record<Lang, string>> & { readonly staff?: string | undefined };

export interface AppContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly signer: Signer;
  readonly log: Log;
  readonly media: Media;
  readonly storage: Storage;
  readonly limiter: RateLimiter;
  readonly limits: Limits;
  readonly signIns: SignInGuard;
  readonly background: Background;
  readonly postalCodes: PostalCodes;
  readonly origins: Origins;
  /** Without a provider nothing can be bought. */
  readonly payments: TimedProvider | undefined;
  readonly bind: Bind;
  /** Prices in a currency at current rates; the currency decides whether I.V.A. is included. */
  readonly pricing: (currency: CurrencyCode) => Promise<Prices>;
  /** Runs what became due, such as a mail, once the response has left. */
  readonly mailDue: () => void;
  /** Runs a job that the response waits for, if it is due. */
  readonly runJob: (kind: Pick<JobKind, 'name'>, key: string) => Promise<void>;
}
