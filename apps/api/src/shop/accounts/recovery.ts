/** The mail with which who forgot a password chooses another one. */
import type { Lang } from '@ponte/contract/wire';
import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { AppContext } from '../../adapters/app-context.ts';
import { recoveryLetter } from '../../adapters/mail/account-letters.ts';
import type { Signed } from '../../adapters/mail/letter.ts';
import { readMailShop } from '../../adapters/mail/mail-shop.ts';
import { postMail, withdrawMail, type Mail } from '../../adapters/mail/outbox.ts';
import type { SecurityFacts } from '../../adapters/mail/security-facts.ts';
import { written } from '../../adapters/mail/written.ts';
import type { Db } from '../../platform/db/client.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { customers } from '../../platform/db/schema/index.ts';
import { handleJobs, type JobHandler } from '../../platform/jobs/job-handler.ts';
import { addJob, type JobKind } from '../../platform/jobs/queue.ts';
import type { Customer } from '../../platform/security/sessions.ts';
import { findCustomerByEmail, languageOf, normalizeEmail } from './customers.ts';
import { dropMailLinks, makeMailLink, type MailLink } from './mail-links.ts';

const data = v.object({
  customer: v.number(),
  /** What the browser calls itself; absent in jobs from before it was kept. */
  userAgent: v.optional(v.string()),
});

const recoveryJob: JobKind<v.InferOutput<typeof data>> = { name: 'recovery', data };

/** Of what a browser calls itself. */
const longest = 400;

/** No customer has this id. */
export const nobody = 0;

/**
 * Has a link sent to a customer. For an unknown address it does as much, so that timing does not
 * reveal who is a customer.
 */
export async function askForRecovery(
  { db, clock, limiter, limits, mailDue }: AppContext,
  { email, userAgent }: { readonly email: string; readonly userAgent: string | undefined },
): Promise<void> {
  const customer = await findCustomerByEmail(db, email);
  // Limits how much mail strangers can send to a mailbox.
  const account = normalizeEmail(email);
  const waits = [
    await limiter.hit(limits.LIMIT_RECOVERY_MAILS, account),
    await limiter.hit(limits.LIMIT_RECOVERY_MAILS_LONG, account),
  ];
  if (waits.some((wait) => wait !== undefined)) return;
  const asked = { customer: customer?.id ?? nobody, userAgent: userAgent?.slice(0, longest) };
  await addJob(db, recoveryJob, asked, { dueAt: clock.now() });
  mailDue();
}

export function recoveryHandler(context: AppContext): JobHandler {
  const { db, clock, mailDue } = context;
  return handleJobs(
    recoveryJob,
    { limitMs: 30_000, concurrency: 2 },
    async ({ customer: id, userAgent }, _signal, finish) => {
      await repeatable(db, async (tx) => {
        const [customer] = await tx
          .select()
          .from(customers)
          .where(and(eq(customers.id, id), isNull(customers.erasedAt)))
          // Their erasure is pending or done.
          .for('share');
        // Read and written for an unknown address too, so that it takes as long.
        const lang = customer ? languageOf(customer) : 'pt';
        const shop = await readMailShop(tx, lang, context.origins[lang]);
        const asked = { shop, userAgent, at: new Date(clock.now()) };
        if (customer) {
          const link = await makeMailLink(tx, id, 'reset', clock.now());
          await postMail(
            tx,
            await recoveryMail(context, customer, { ...link, ...asked }),
            clock.now(),
          );
        } else await postNothing(tx, clock.now(), { ...asked, name: '', link: shop.origin });
        await finish(tx);
      });
      mailDue();
    },
  );
}

/** The same writes as for a link and its mail, rolled back. */
async function postNothing(
  db: Db,
  now: number,
  about: Parameters<typeof recoveryLetter>[1],
): Promise<void> {
  await dropMailLinks(db, nobody, 'reset');
  const nothing = { recipient: '', ...written(recoveryLetter('pt', about)) };
  await withdrawMail(db, await postMail(db, nothing, now));
}

async function recoveryMail(
  { origins }: AppContext,
  customer: Customer,
  { uid, token, code, ...asked }: MailLink & SecurityFacts & Signed,
): Promise<Mail> {
  const lang: Lang = languageOf(customer);
  const query = new URLSearchParams({ email: customer.email, code }).toString();
  const link = `${origins[lang]}/app/reset-password/${uid}/${token}?${query}`;
  const letter = recoveryLetter(lang, { ...asked, name: customer.firstName, link });
  return { recipient: customer.email, ...written(letter) };
}
