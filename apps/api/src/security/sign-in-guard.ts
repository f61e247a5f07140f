import type { Limit, RateLimiter } from './rate-limits.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/** Per account and network: people mistype, guessers need thousands. */
const fromOnePlace: Limit = { name: 'login-account-place', most: 10, windowMs: 15 * minuteMs };

/** Per account from anywhere: more than this in a day is a distributed attack. */
const fromAnywhere: Limit = { name: 'login-account', most: 20, windowMs: dayMs };

/** The pause between attempts of a distributed attack doubles up to this. */
const longestPauseMs = 5 * minuteMs;
const pause: Limit = { name: 'login-pause', most: 0, windowMs: longestPauseMs };

/** Networks from which the owner has signed in or set a password. */
const knownPlace: Limit = { name: 'login-known-place', most: 0, windowMs: 90 * dayMs };

export interface SignInAttempt {
  readonly account: string;
  readonly place: string;
}

/**
 * Slows down password guessing without locking owners out: a guessing network is blocked, and a
 * distributed attack slows down networks that the account does not know.
 */
export interface SignInGuard {
  /** Seconds until a password may be tried; undefined for now. */
  admit(attempt: SignInAttempt): Promise<number | undefined>;
  failed(attempt: SignInAttempt): Promise<void>;
  /** The owner proved it: by the right password, or by setting one. */
  proved(attempt: SignInAttempt): Promise<void>;
}

export function createSignInGuard(limiter: RateLimiter): SignInGuard {
  return {
    admit: async (attempt) => {
      const both = bothOf(attempt);
      const wait = await limiter.hit(fromOnePlace, both);
      if (wait !== undefined) return wait;
      if ((await limiter.left(knownPlace, both)) !== undefined) return undefined;
      return limiter.left(pause, attempt.account);
    },
    failed: async ({ account }) => {
      const excess = await limiter.excess(fromAnywhere, account);
      if (excess === 0) return;
      await limiter.forget(pause, account);
      const pauseMs = Math.min(longestPauseMs, 1000 * 2 ** excess);
      await limiter.hit({ ...pause, windowMs: pauseMs }, account);
    },
    proved: async (attempt) => {
      const both = bothOf(attempt);
      await limiter.forget(fromOnePlace, both);
      await limiter.forget(fromAnywhere, attempt.account);
      await limiter.forget(pause, attempt.account);
      if ((await limiter.left(knownPlace, both)) === undefined) await limiter.hit(knownPlace, both);
    },
  };
}

function bothOf({ account, place }: SignInAttempt): string {
  return `${place} ${account}`;
}
