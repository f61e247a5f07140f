import { sweepMailLinks } from '../accounts/mail-links.ts';
import { sweepAlerts } from '../alerts/sweep.ts';
import { sweepCarts } from '../cart/sweep.ts';
import { sweepSearches } from '../catalogue/search-log.ts';
import type { Db } from '../db/client.ts';
import { adoptMails } from '../mail/outbox.ts';
import type { Background } from '../runtime/background.ts';
import type { Clock } from '../runtime/clock.ts';
import { sweepRateLimits } from '../security/rate-limits.ts';
import { sweepSessions } from '../security/sessions.ts';
import { sweepStaffSessions } from '../security/staff-sessions.ts';
import { sweepInvitations } from '../staff/invitations.ts';

export async function sweep(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  await sweepSessions(db, now);
  await sweepStaffSessions(db, now);
  await sweepInvitations(db, now);
  await sweepMailLinks(db, now);
  await sweepRateLimits(db, now);
  await sweepCarts(db, now);
  await sweepAlerts(db, now);
  await sweepSearches(db, now);
  await adoptMails(db, now);
}

export interface Chore {
  readonly name: string;
  readonly everyMs: number;
  readonly work: () => Promise<unknown>;
}

/** Runs periodic work until stopped; runs of one chore never overlap. */
export function startChores(background: Background, chores: readonly Chore[]): () => void {
  const timers = chores.map(({ name, everyMs, work }) => {
    let running = false;
    return setInterval(() => {
      if (running) return;
      running = true;
      background.later(name, () => work().finally(() => (running = false)));
    }, everyMs);
  });
  return () => timers.forEach(clearInterval);
}
