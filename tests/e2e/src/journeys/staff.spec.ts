import * as v from 'valibot';
import { expectNoAxeViolations } from '../harness/axe.ts';
import type { Shop } from '../harness/shop.ts';
import { test } from '../harness/staff-test.ts';
import { expect, onItsOwnShop, phoneWidth } from '../harness/test.ts';
import { BackOffice } from '../pages/back-office.ts';

/** The shop's own staff at work: from the owner's invitation to goods that went over the counter. */

test.use(onItsOwnShop);

const mailbox = v.array(v.object({ body: v.string() }));

/** The link of an invitation that was mailed. */
async function invitationIn(shop: Shop, recipient: string): Promise<string> {
  const asked = new URLSearchParams({ recipient });
  const response = await fetch(`${shop.api.origin}/mailbox.json?${asked}`);
  const [mail] = v.parse(mailbox, await response.json());
  return /https?:\S+\/invitation#[\w-]+/.exec(mail?.body ?? '')?.[0] ?? '';
}

const owner = 'dona@ponte.example';

test('an owner accepts the invitation, invites the counter, and goods are handed over with their code', async ({
  page,
  ownerLink,
  shop,
  customer,
  catalogue,
  region,
  visitor,
  troubles,
}) => {
  test.slow();
  // Who is not signed in yet is asked for nothing but that.
  troubles.expect(/status of 401/);
  const office = new BackOffice(page, shop.staff, region);
  const { words } = office;
  await office.accept(ownerLink, owner, 'Dona Ponte');
  await expect(office.title).toHaveText(words.orders);
  await expectNoAxeViolations(page);

  await office.open('/staff');
  await page.getByLabel(words.email).fill('balcao@ponte.example');
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByText(words.invited)).toBeVisible();
  await expectNoAxeViolations(page);
  const link = await invitationIn(shop, 'balcao@ponte.example');

  // A customer buys, and reads the code off the order.
  const order = await customer.order(await catalogue.buyable(0));
  const buyer = await visitor();
  const tab = await buyer.newPage();
  await customer.signInTo(tab);
  await tab.goto(order.paymentLink);
  await tab.getByRole('button', { name: /^(Aprovar o pagamento|Aprobar el pago)$/ }).click();
  await expect(tab.locator('[data-slot="pickup-code"]')).toBeVisible();
  const shown = (await tab.locator('[data-slot="pickup-code"]').first().innerText()) ?? '';
  const code = /[A-Z2-9]{4}[ -]?[A-Z2-9]{4}/.exec(shown)?.[0] ?? '';
  expect(code, shown).not.toBe('');

  // Who was invited may hand over, and nothing else.
  const colleague = new BackOffice(
    await (await visitor({ viewport: { width: phoneWidth, height: 800 } })).newPage(),
    shop.staff,
    region,
  );
  await colleague.accept(link, 'balcao@ponte.example', 'Beto Ramírez');
  await colleague.searchOrders(code);
  await colleague.page.getByRole('row').nth(1).getByRole('link').click();
  await expect(colleague.page.getByRole('button', { name: words.refund })).toHaveCount(0);
  await expectNoAxeViolations(colleague.page);

  troubles.expect(/status of 422/);
  await colleague.page.getByLabel(words.pickupCode).fill('ZZZZ ZZZZ');
  await colleague.page.getByRole('button', { name: words.handOver, exact: true }).click();
  await expect(colleague.page.getByLabel(words.pickupCode)).toHaveAttribute('aria-invalid', 'true');
  await expect(colleague.page.getByLabel(words.pickupCode)).toHaveValue('ZZZZ ZZZZ');

  await colleague.page.getByLabel(words.pickupCode).fill(code.toLowerCase());
  await colleague.page.getByRole('button', { name: words.handOver, exact: true }).click();
  await expect(colleague.page.getByText(words.handedOver, { exact: true })).toBeVisible();

  await colleague.open('/staff');
  await expect(colleague.title).toHaveText(words.forbidden);
});
