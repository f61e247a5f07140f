import { adoptMails } from '../../adapters/mail/outbox.ts';
import { sweepSearches } from '../../catalogue/products/search-log.ts';
import { sweepInvitations } from '../../office/staff/invitations.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Background } from '../../platform/runtime/background.ts';
import type { Clock } from '../../platform/runtime/clock.ts';
import { sweepRateLimits } from '../../platform/security/rate-limits.ts';
import { sweepSessions } from '../../platform/security/sessions.ts';
import { sweepStaffSessions } from '../../platform/security/staff-sessions.ts';
import { sweepMailLinks } from '../../shop/accounts/mail-links.ts';
import { sweepAlerts } from '../../shop/alerts/sweep.ts';
import { sweepCarts } from '../../shop/cart/sweep.ts';

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
