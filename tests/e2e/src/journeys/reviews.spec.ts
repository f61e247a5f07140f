import { expectNoAxeViolations } from '../harness/axe.ts';
import { expect, onItsOwnShop, test } from '../harness/test.ts';
import { ownerOf, pressAtProvider } from '../harness/work-in-shop.ts';

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

test('a buyer reviews a delivered product, staff answer and publish, and shoppers read it', async ({
  page,
  store,
  shop,
  catalogue,
  customer,
}) => {
  const product = await catalogue.buyable(2);
  const { externalId: order, paymentLink } = await customer.order(product);
  await pressAtProvider(shop, paymentLink, 'approve');
  await (await ownerOf(shop)).handOver(order);
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

  await (await ownerOf(shop)).publishReview('Obrigado!');

  await store.open(`/produto/${product.slug}`);
  const section = store.main.getByRole('region', { name: t.heading });
  await expect(section.getByText('Firme <b>e</b> leve.')).toBeVisible();
  await expect(section.getByText('Obrigado!')).toBeVisible();
  await expect(section.getByRole('img', { name: t.stars }).first()).toBeVisible();
  await expectNoAxeViolations(page);
});
