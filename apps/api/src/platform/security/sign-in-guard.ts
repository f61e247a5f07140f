import type { Limit } from '@ponte/settings';
import type { Limits } from './limits.ts';
import type { RateLimiter } from './rate-limits.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/** The pause between attempts of a distributed attack doubles up to this. */
const longestPauseMs = 5 * minuteMs;
const pause: Limit = { name: 'login-pause', most: 0, windowMs: longestPauseMs };

/** Networks and devices from which the owner has signed in or set a password. */
const knownPlace: Limit = { name: 'login-known-place', most: 0, windowMs: 90 * dayMs };

export interface SignInAttempt {
  readonly account: string;
  /** The network. */
  readonly place: string;
  /** By the server's own cookie. */
  readonly device?: string | undefined;
}

/**
 * Slows down password guessing without locking owners out: a guessing network is blocked, a
 * distributed attack slows down networks that the account does not know, and a device that the owner
 * has signed in on counts apart from its network.
 */
export interface SignInGuard {
  /** Seconds until a password may be tried; undefined for now. */
  admit(attempt: SignInAttempt): Promise<number | undefined>;
  failed(attempt: SignInAttempt): Promise<void>;
  /** The owner proved it: by the right password, or by setting one. */
  proved(attempt: SignInAttempt): Promise<void>;
}

export function createSignInGuard(limiter: RateLimiter, limits: Limits): SignInGuard {
  const isKnown = async (account: string, place: string) =>
    (await limiter.left(knownPlace, bothOf(account, place))) !== undefined;
  return {
    admit: async ({ account, place, device }) => {
      const own = device !== undefined && (await isKnown(account, deviceAt(device)));
      const from = own ? deviceAt(device) : place;
      const wait = await limiter.hit(limits.LIMIT_GUESSES, bothOf(account, from));
      if (wait !== undefined) return wait;
      if (own || (await isKnown(account, place))) return undefined;
      return limiter.left(pause, account);
    },
    failed: async ({ account }) => {
      const excess = await limiter.excess(limits.LIMIT_ALL_GUESSES, account);
      if (excess === 0) return;
      await limiter.forget(pause, account);
      const pauseMs = Math.min(longestPauseMs, 1000 * 2 ** excess);
      await limiter.hit({ ...pause, windowMs: pauseMs }, account);
    },
    proved: async ({ account, place, device }) => {
      await limiter.forget(limits.LIMIT_ALL_GUESSES, account);
      await limiter.forget(pause, account);
      for (const from of [place, ...(device === undefined ? [] : [deviceAt(device)])]) {
        const both = bothOf(account, from);
        await limiter.forget(limits.LIMIT_GUESSES, both);
        if (!(await isKnown(account, from))) await limiter.hit(knownPlace, both);
      }
    },
  };
}

function bothOf(account: string, place: string): string {
  return `${place} ${account}`;
}

/** No network is called so. */
function deviceAt(device: string): string {
  return `device ${device}`;
}
