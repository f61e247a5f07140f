import * as v from 'valibot';
import { expectNoAxeViolations } from '../harness/axe.ts';
import type { Shop } from '../harness/shop.ts';
import { expect, onItsOwnShop, test } from '../harness/test.ts';
import { sell } from '../harness/work-in-shop.ts';

/** Who waits for a product gets one mail when it is in stock again, or cheaper. */

test.use(onItsOwnShop);

const t = {
  whenBack: 'Avise-me quando chegar',
  ifCheaper: 'Avise-me se o preço baixar',
  email: 'Seu e-mail',
  send: 'Avise-me',
  unconfirmed: 'Falta confirmar',
  confirm: 'Confirmar o aviso',
  confirmed: 'Aviso confirmado',
  noted: 'Aviso anotado',
  leaveAll: 'Sair de todos os avisos',
  left: 'Pronto, você saiu',
  wrong: 'E-mail inválido.',
  offline: /Sem conexão com a loja/,
  backSubject: /^Chegou: /,
  cheaperSubject: /^Baixou de preço: /,
};

const mailbox = v.array(v.object({ subject: v.string(), body: v.string() }));

async function mailsTo(shop: Shop, recipient: string) {
  const asked = new URLSearchParams({ recipient });
  const response = await fetch(`${shop.api.origin}/mailbox.json?${asked}`);
  return v.parse(mailbox, await response.json());
}

/** The address in the newest mail of a subject, which comes by and by. */
async function linkIn(shop: Shop, recipient: string, subject: RegExp, path: string) {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mail = (await mailsTo(shop, recipient)).find((one) => subject.test(one.subject));
      link = mail?.body.match(/https?:\/\/\S+/g)?.find((address) => address.includes(path));
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}

const soldOut = ({ inStock, onlyInShop }: { inStock: boolean; onlyInShop: boolean }) =>
  !inStock && !onlyInShop;

test('a guest asks for a mail, confirms it, gets it when the product is back, and leaves without a script', async ({
  page,
  store,
  shop,
  catalogue,
  here,
  visitor,
}) => {
  const email = 'guest@example.com';
  const product = await catalogue.find(soldOut);
  await store.open(`/produto/${product.slug}`);
  await store.main.getByRole('button', { name: t.whenBack }).click();
  const field = store.main.getByRole('textbox', { name: t.email });
  await expect(field).toBeFocused();
  await field.fill(email);
  await store.main.getByRole('button', { name: t.send, exact: true }).click();
  await expect(store.main.getByText(t.unconfirmed)).toBeVisible();

  await page.goto(await linkIn(shop, email, /./, '/avisos/confirmar/'));
  await expectNoAxeViolations(page);
  await store.main.getByRole('button', { name: t.confirm }).click();
  await expect(store.title).toHaveText(t.confirmed);

  await sell(shop, product.code, '100.00', true);
  const back = await linkIn(shop, email, t.backSubject, '/produto/');
  expect(back).toBe(`${here.origin}/produto/${product.slug}`);

  const plain = await (await visitor({ javaScriptEnabled: false })).newPage();
  await plain.goto(await linkIn(shop, email, t.backSubject, '/avisos/sair/'));
  await plain.getByRole('button', { name: t.leaveAll }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(t.left);
  const told = (await mailsTo(shop, email)).filter(({ subject }) => t.backSubject.test(subject));
  expect(told).toHaveLength(1);
});

test('a customer asks for a lower price by one press', async ({
  page,
  store,
  shop,
  catalogue,
  customer,
}) => {
  const link = new URL(await linkIn(shop, customer.email, /./, '/app/confirmation-email/'));
  const path = link.pathname.replace('/app/confirmation-email', '/ecom/cliente/confirmar-email');
  expect((await fetch(`${shop.api.origin}${path}`, { method: 'POST' })).ok).toBe(true);
  const product = await catalogue.buyable(1);
  await customer.signInTo(page);
  await store.open(`/produto/${product.slug}`);

  await store.main.getByRole('button', { name: t.ifCheaper }).click();
  await expect(store.main.getByText(t.noted)).toBeVisible();

  await sell(shop, product.code, '1.00', true);
  await linkIn(shop, customer.email, t.cheaperSubject, '/produto/');
});

test('an address that cannot be one is said at its field, and what failed can be sent again', async ({
  page,
  store,
  catalogue,
  troubles,
}) => {
  troubles.expect(/Failed to load resource/);
  const product = await catalogue.buyable(0);
  await store.open(`/produto/${product.slug}`);
  await store.main.getByRole('button', { name: t.ifCheaper }).click();
  const field = store.main.getByRole('textbox', { name: t.email });
  const send = store.main.getByRole('button', { name: t.send, exact: true });
  await field.fill('ana@');
  await send.click();
  await expect(page.getByRole('link', { name: t.wrong })).toBeVisible();

  await field.fill('ana@example.com');
  await page.context().setOffline(true);
  await send.click();
  await expect(page.getByText(t.offline)).toBeVisible();
  await page.context().setOffline(false);
  await send.click();
  await expect(store.main.getByText(t.unconfirmed)).toBeVisible();
  await expectNoAxeViolations(page);
});
