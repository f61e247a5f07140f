import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../harness/axe.ts';
import type { RegionCode } from '../harness/region.ts';
import { openBackOffice, type Shop } from '../harness/shop.ts';
import { expect, inParaguayAlone, purchase, test as base } from '../harness/test.ts';
import { BackOffice } from '../pages/back-office.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { RegistrationForm } from '../pages/registration-form.ts';

/** Who has never been here buys: the account is made on the way (accounts.md §2 and §4). */

const test = base.extend<{ office: BackOffice }>({
  office: async ({ shop, region, visitor }, provide) => {
    const server = await openBackOffice(shop);
    await provide(new BackOffice(await (await visitor()).newPage(), shop.staff, region));
    await server.close();
  },
});

const words = {
  br: {
    register: 'Criar conta',
    registered: 'Conta criada.',
    viewOrder: 'Ver o pedido',
    code: 'Código de retirada',
    pickupCode: 'Código de retirada',
    handedOver: 'Retirado',
    confirmed: 'E-mail confirmado',
    mails: [
      'Retirado: pedido',
      'Pronto para retirar: pedido',
      'Pagamento recebido',
      'Confirme seu e-mail',
    ],
    pending: 'Seu pedido ainda não foi pago.',
    empty: 'Seu carrinho está vazio',
  },
  py: {
    register: 'Crear cuenta',
    registered: 'Cuenta creada.',
    viewOrder: 'Ver el pedido',
    code: 'Código de entrega',
    pickupCode: 'Código de retiro',
    handedOver: 'Entregado',
    confirmed: 'Correo confirmado',
    mails: [
      'Entregado: pedido',
      'En camino: pedido',
      'Pago recibido',
      'Confirme su correo electrónico',
    ],
    pending: 'Su pedido todavía no fue pagado.',
    empty: 'Su carrito está vacío',
  },
} as const satisfies Record<RegionCode, unknown>;

/** A customer's mails, newest first: subject and text. */
async function mailsTo(shop: Shop, recipient: string): Promise<string> {
  const asked = new URLSearchParams({ recipient }).toString();
  return (await fetch(`${shop.api.origin}/mailbox.json?${asked}`)).text();
}

/** Opens the link of the mail that confirms an address, once it has come. */
async function confirm(page: Page, shop: Shop, recipient: string): Promise<void> {
  const link = /(\/app\/confirmation-email\/[^\s"\\]+)/;
  await expect.poll(() => mailsTo(shop, recipient)).toMatch(link);
  const path = link.exec(await mailsTo(shop, recipient))?.[1];
  await page.goto(path ?? '/no-link-in-the-mail');
}

/**
 * The demo owner opens the back office by one press, makes the order of a buyer ready and hands it over.
 * @param code the buyer's pickup code; undefined for a delivery to the door
 */
async function handOver(office: BackOffice, email: string, code: string | undefined) {
  const { page, words: text } = office;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const stage = (name: string) => page.getByText(name, { exact: true }).first();
  await office.open('/orders');
  await expectNoAxeViolations(page);
  await button(text.demoOwner).click();
  await expect(office.title).toHaveText(text.orders);
  await office.searchOrders(email);
  await page.getByRole('row').nth(1).getByRole('link').click();
  if (code === undefined) {
    await button(text.ship).click();
    await expect(stage(text.shipped)).toBeVisible();
    await page.getByLabel(text.deliveredTo).fill('Luis Benítez');
    await button(text.deliver).click();
    await expect(stage(text.delivered)).toBeVisible();
  } else {
    await button(text.ready).click();
    await expect(stage(text.readyShown)).toBeVisible();
    await page.getByLabel(text.pickupCode).fill(code);
    await button(text.handOver).click();
    await expect(stage(text.handedOver)).toBeVisible();
  }
}

// Spec: storefront 0.1, 1.2, 2.12
// Spec: accounts 0.1, 1.1, 1.3, 2.1
test(
  'an empty browser finds, registers, buys, pays and has its ticket; the store hands it over',
  purchase,
  async ({ page, context, store, catalogue, region, shop, office, troubles }) => {
    test.slow();
    const t = words[region];
    const { main } = store;
    const email = `first-${region}-${process.pid}@example.com`;
    const checkout = new CheckoutPage(page, store);
    const product = await catalogue.buyable(0);
    await checkout.fillCart(product);

    await main.getByRole('link', { name: t.register }).click();
    await expect(page).toHaveURL(/\/cadastro\?redirect=/);
    const form = new RegistrationForm(page, region);
    await form.fillOpen(email);
    await form.fillSecret();
    await form.submit.click();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(main.getByText(t.registered)).toBeVisible();
    await expect(main.getByText(product.name).first()).toBeVisible();
    await expectNoAxeViolations(page);

    // That is news once.
    await store.reload();
    await expect(checkout.button('goOn')).toBeVisible();
    await expect(main.getByText(t.registered)).toHaveCount(0);

    const inMail = await context.newPage();
    await confirm(inMail, shop, email);
    await expect(inMail.getByRole('heading', { name: t.confirmed })).toBeVisible();
    await inMail.close();

    if (region === 'py') await checkout.radio('home').check();
    await checkout.goToProvider();
    await checkout.provider('approve').click();
    await expect(store.title).toHaveText(checkout.text('paid'));

    await main.getByRole('link', { name: t.viewOrder, exact: true }).click();
    await expect(main.getByRole('heading', { name: t.code })).toBeVisible();
    const download = page.waitForEvent('download');
    await checkout.button('ticket').click();
    expect((await download).suggestedFilename()).toMatch(/^pedido-\d{6}\.pdf$/);

    const code = main.locator('[data-slot="pickup-code"]').first();
    const [shown = ''] = /[A-Z2-9]{4}[ -]?[A-Z2-9]{4}/.exec(await code.innerText()) ?? [];
    troubles.expect(/status of 401/);
    await handOver(office, email, region === 'py' ? undefined : shown);
    await store.reload();
    await expect(main.getByText(t.handedOver).first()).toBeVisible();
    for (const subject of t.mails) {
      await expect.poll(() => mailsTo(shop, email)).toContain(subject);
    }
  },
);

// Spec: accounts 2.13
test(
  'who goes back from the provider’s page finds the order, goes forward again, and pays once',
  inParaguayAlone,
  async ({ page, store, catalogue, customer, region }) => {
    test.slow();
    const t = words[region];
    const { main } = store;
    const begun: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/iniciar-checkout')) begun.push(request.url());
    });
    await customer.signInTo(page);
    const checkout = new CheckoutPage(page, store);
    await checkout.fillCart(await catalogue.buyable(0));
    await checkout.goToProvider();
    const approve = checkout.provider('approve');

    await page.goBack();
    await expect(main.getByText(t.pending)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.goForward();
    await expect(approve).toBeVisible();
    await page.goBack();
    await checkout.link('payNow').click();
    await approve.click();
    await expect(store.title).toHaveText(checkout.text('paid'));

    await page.goBack();
    await page.goBack();
    await expect(main.getByText(t.empty)).toBeVisible();
    expect(begun).toHaveLength(1);
  },
);
