import type { Limit, RateLimiter } from './rate-limits.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/** For one account from one place: people mistype, guessers need thousands. */
const fromOnePlace: Limit = { name: 'login-account-place', most: 10, windowMs: 15 * minuteMs };

/** For one account from wherever: more than this in a day are guesses of many machines. */
const fromAnywhere: Limit = { name: 'login-account', most: 20, windowMs: dayMs };

/** The pause between guesses of many machines: twice as long after each, up to this. */
const longestPauseMs = 5 * minuteMs;
const pause: Limit = { name: 'login-pause', most: 0, windowMs: longestPauseMs };

/** A place from which the owner has signed in or set a password; such stay known for so long. */
const knownPlace: Limit = { name: 'login-known-place', most: 0, windowMs: 90 * dayMs };

/** Whose password is tried, and from which place in the network. */
export interface SignInAttempt {
  readonly account: string;
  readonly place: string;
}

/**
 * Keeps passwords from being guessed without keeping owners out: a place that guesses is shut out
 * itself, and guesses from many places are slowed down for places that the account does not know.
 */
export interface SignInGuard {
  /** How many seconds to wait before a password may be tried; undefined when it may be now. */
  admit(attempt: SignInAttempt): Promise<number | undefined>;
  /** The password was wrong. */
  failed(attempt: SignInAttempt): Promise<void>;
  /** The owner is there: by the right password, or by having set it. */
  proved(attempt: SignInAttempt): Promise<void>;
}

/** Makes the guard of all accounts. */
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
