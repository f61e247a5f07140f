/** The mail with which who forgot a password chooses another one. */
import type { Lang } from '@ponte/contract/wire';
import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { AppContext } from '../../adapters/app-context.ts';
import { recoveryLetter } from '../../adapters/mail/account-letters.ts';
import { postMail, withdrawMail, type Mail } from '../../adapters/mail/outbox.ts';
import type { Db } from '../../platform/db/client.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { customers } from '../../platform/db/schema/index.ts';
import { handleJobs, type JobHandler } from '../../platform/jobs/job-handler.ts';
import { addJob, type JobKind } from '../../platform/jobs/queue.ts';
import type { Customer } from '../../platform/security/sessions.ts';
import { shopName } from '../../platform/store-info/store-info.ts';
import { findCustomerByEmail, languageOf, normalizeEmail } from './customers.ts';
import { dropMailLinks, makeMailLink, type MailLink } from './mail-links.ts';

const recoveryJob: JobKind<{ readonly customer: number }> = {
  name: 'recovery',
  data: v.object({ customer: v.number() }),
};

/** No customer has this id. */
export const nobody = 0;

/**
 * Has a link sent to a customer. For an unknown address it does as much, so that timing does not
 * reveal who is a customer.
 */
export async function askForRecovery(
  { db, clock, limiter, limits, mailDue }: AppContext,
  email: string,
): Promise<void> {
  const customer = await findCustomerByEmail(db, email);
  // Limits how much mail strangers can send to a mailbox.
  const account = normalizeEmail(email);
  const waits = [
    await limiter.hit(limits.LIMIT_RECOVERY_MAILS, account),
    await limiter.hit(limits.LIMIT_RECOVERY_MAILS_LONG, account),
  ];
  if (waits.some((wait) => wait !== undefined)) return;
  await addJob(db, recoveryJob, { customer: customer?.id ?? nobody }, { dueAt: clock.now() });
  mailDue();
}

export function recoveryHandler(context: AppContext): JobHandler {
  const { db, clock, mailDue } = context;
  return handleJobs(
    recoveryJob,
    { limitMs: 30_000, concurrency: 2 },
    async ({ customer: id }, _signal, finish) => {
      await repeatable(db, async (tx) => {
        const [customer] = await tx
          .select()
          .from(customers)
          .where(and(eq(customers.id, id), isNull(customers.erasedAt)))
          // Their erasure is pending or done.
          .for('share');
        // Asked either way, so that it takes as long.
        const shop = await shopName(tx);
        if (customer) {
          const link = await makeMailLink(tx, id, 'reset', clock.now());
          await postMail(tx, recoveryMail(context, customer, { ...link, shop }), clock.now());
        } else await postNothing(tx, clock.now());
        await finish(tx);
      });
      mailDue();
    },
  );
}

/** The same writes as for a link and its mail, rolled back. */
async function postNothing(db: Db, now: number): Promise<void> {
  await dropMailLinks(db, nobody, 'reset');
  const nothing = { recipient: '', subject: '', body: '' };
  await withdrawMail(db, await postMail(db, nothing, now));
}

function recoveryMail(
  { origins }: AppContext,
  customer: Customer,
  { uid, token, code, shop }: MailLink & { readonly shop: string },
): Mail {
  const lang: Lang = languageOf(customer);
  const query = new URLSearchParams({ email: customer.email, code }).toString();
  const link = `${origins[lang]}/app/reset-password/${uid}/${token}?${query}`;
  const letter = recoveryLetter(lang, { shop, name: customer.firstName, link });
  return { recipient: customer.email, ...letter };
}
