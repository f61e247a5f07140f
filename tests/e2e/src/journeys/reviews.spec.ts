import { expectNoAxeViolations } from '../harness/axe.ts';
import type { Shop } from '../harness/shop.ts';
import { expect, onItsOwnShop, test } from '../harness/test.ts';

/** Who has bought something says what it is like; staff publish it. */

test.use(onItsOwnShop);

const t = {
  link: 'Opinar sobre los productos',
  four: '4 estrellas',
  text: '¿Cómo le resultó?',
  send: 'Enviar opinión',
  thanks: 'Gracias',
  heading: 'Opiniones de quienes compraron',
  stars: '4 de 5 estrellas',
};

async function staff({ api }: Shop, fields: Record<string, string>): Promise<void> {
  const headers = { Origin: api.origin };
  const body = new URLSearchParams(fields);
  const response = await fetch(`${api.origin}/staff`, { method: 'POST', headers, body });
  expect(response.ok).toBe(true);
}

test('a buyer reviews what was handed over, staff answer and publish, and shoppers read it', async ({
  page,
  store,
  shop,
  catalogue,
  customer,
}) => {
  const product = await catalogue.buyable(2);
  const { externalId: order } = await customer.order(product);
  await staff(shop, { order, action: 'approve' });
  await staff(shop, { order, action: 'collect' });
  await customer.signInTo(page);
  await store.open(`/pedido/${order}`);

  await store.main.getByRole('link', { name: t.link }).click();
  await store.main.getByRole('textbox', { name: t.text }).fill('Firme <b>e</b> leve.');
  await store.main.getByRole('button', { name: t.send }).click();
  await expect(page.getByRole('alert').first()).toBeFocused();
  await store.main.getByRole('radio', { name: t.four }).check();
  await store.main.getByRole('button', { name: t.send }).click();
  await expect(store.main.getByText(t.thanks)).toBeVisible();
  await expectNoAxeViolations(page);

  const html = await (await fetch(`${shop.api.origin}/staff`)).text();
  const [, review = ''] = /name="review" value="(\d+)"/.exec(html) ?? [];
  const [, written = ''] = /name="written" value="([^"]+)"/.exec(html) ?? [];
  await staff(shop, { review, written, decision: 'publish', answer: 'Obrigado!' });

  await store.open(`/produto/${product.slug}`);
  const section = store.main.getByRole('region', { name: t.heading });
  await expect(section.getByText('Firme <b>e</b> leve.')).toBeVisible();
  await expect(section.getByText('Obrigado!')).toBeVisible();
  await expect(section.getByRole('img', { name: t.stars }).first()).toBeVisible();
  await expectNoAxeViolations(page);
});
