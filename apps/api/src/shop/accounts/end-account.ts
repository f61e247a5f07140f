import { endAccount } from '@ponte/contract/accounts';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../adapters/app-context.ts';
import { accountEndedLetter } from '../../adapters/mail/account-letters.ts';
import { readMailShop } from '../../adapters/mail/mail-shop.ts';
import { postMail } from '../../adapters/mail/outbox.ts';
import { written } from '../../adapters/mail/written.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { customers } from '../../platform/db/schema/index.ts';
import { tooMany } from '../../platform/http/call.ts';
import type { Text } from '../../platform/http/failure-texts.ts';
import { invalidField } from '../../platform/http/failure.ts';
import { done } from '../../platform/http/reply.ts';
import { verifyPassword } from '../../platform/security/passwords.ts';
import { languageOf } from './customers.ts';
import { eraseCustomer, openOrdersOf } from './erase-customer.ts';
import { passwordWrong } from './new-email.ts';

const ended: Text = { pt: 'Sua conta foi encerrada.', es: 'Su cuenta fue cerrada.' };

/** Decision 59: a customer ends the account, with the same erasure as the owner's. */
export function endAccountRoutes(context: AppContext): void {
  const { db, clock, limiter, limits, origins, bind, mailDue } = context;

  bind(endAccount, async ({ body, session, lang, userAgent }) => {
    const { id } = session.customer;
    const wait = await limiter.hit(limits.LIMIT_ACCOUNT_ENDS, String(id));
    if (wait !== undefined) return tooMany(wait);
    if (!(await verifyPassword(body.password, session.customer.passwordHash))) {
      return invalidField('password', () => passwordWrong);
    }
    const now = clock.now();
    const open = await repeatable(db, async (tx) => {
      const [customer] = await tx
        .select()
        .from(customers)
        .where(eq(customers.id, id))
        .for('update');
      // Erased meanwhile: there is nothing left to do.
      if (!customer || customer.erasedAt) return [];
      const numbers = await openOrdersOf(tx, id);
      if (numbers.length > 0) return numbers;
      const own = languageOf(customer);
      const shop = await readMailShop(tx, own, origins[own]);
      await eraseCustomer(tx, customer, new Date(now));
      // Afterwards, because the erasure withdraws mails that wait.
      const letter = accountEndedLetter(own, {
        shop,
        name: customer.firstName,
        at: new Date(now),
        userAgent,
      });
      await postMail(tx, { recipient: customer.email, ...written(letter) }, now);
      return [];
    });
    if (open.length > 0) return { ok: false, status: 409, text: openOrders(open) };
    mailDue();
    return done({ message: ended[lang] });
  });
}

function openOrders(numbers: readonly number[]): Text {
  const one = numbers.length === 1;
  const listed = numbers.map((number) => String(number).padStart(6, '0')).join(', ');
  return {
    pt: `${one ? `O pedido ${listed} ainda está` : `Os pedidos ${listed} ainda estão`} em andamento. A conta pode ser encerrada quando tudo estiver retirado, entregue, cancelado ou devolvido.`,
    es: `${one ? `El pedido ${listed} todavía está` : `Los pedidos ${listed} todavía están`} en curso. La cuenta se puede cerrar cuando todo esté retirado, entregado, cancelado o devuelto.`,
  };
}
