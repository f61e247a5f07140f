import type { Page } from '@playwright/test';
import { expectFocusIn } from '../harness/focus.ts';
import { expect, test } from '../harness/test.ts';

/** A press on "add" says what came of it. */

const words = {
  'pt-BR': {
    added: 'Adicionado',
    addedToCart: 'Adicionado ao carrinho',
    full: 'Seu carrinho está cheio. Remova um produto para adicionar outro.',
  },
  'es-PY': {
    added: 'Agregado',
    addedToCart: 'Agregado al carrito',
    full: 'Su carrito está lleno. Quite un producto para agregar otro.',
  },
} as const;

/** As many different products as a cart holds. */
const cartLineLimit = 200;

// Spec: decision 36
test('a double press on a card adds one, and leaves the cart open', async ({
  page,
  store,
  catalogue,
}) => {
  const product = await catalogue.buyable(0);
  await store.open('/produtos');
  // The second half of the press waits until the browser has done what the first one brought.
  await page.evaluate(() => {
    const keepBusy = () => {
      const end = performance.now() + 700;
      while (performance.now() < end);
    };
    addEventListener('click', keepBusy, { once: true });
  });

  await store.addButton(product).dblclick();

  await expect(store.cart.lines).toHaveCount(1);
  await expect(store.cart.quantity(product)).toHaveValue('1');
});

test('the product page and the cart say that a product was added', async ({
  page,
  store,
  catalogue,
  here,
}) => {
  const product = await catalogue.buyable(0);
  await store.open(`/produto/${product.slug}`);

  const { added, addedToCart } = words[here.locale];
  // Said for two seconds, in which a slow browser may not paint: it looks at each change itself.
  const saysSo = await page.evaluateHandle((text) => {
    const isSaid = () =>
      [...document.querySelectorAll('main button span')].some(
        (part) => part.checkVisibility() && part.textContent === text,
      );
    const said = new Promise<boolean>((resolve) => {
      new MutationObserver(() => isSaid() && resolve(true)).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
    return { said };
  }, added);
  await store.addToCart.click();
  expect(await saysSo.evaluate(({ said }) => said)).toBe(true);

  const said = store.cart.root.getByRole('status').filter({ hasText: addedToCart });
  await expect(said).toHaveText(
    new RegExp(product.name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)),
  );

  await store.cart.remove(product).click();
  await expect(store.cart.lines).toHaveCount(0);
  await expect(said).toHaveCount(0);
});

test('a product that is added to a long cart is in sight', async ({ page, store, catalogue }) => {
  test.slow();
  const { products } = await catalogue.products();
  const buyable = products.filter(({ inStock, price }) => inStock && price !== null).slice(0, 9);
  const last = buyable.at(-1);
  if (!last) throw new Error('the first page has nothing to buy');
  await store.open('/produtos');

  for (const [index, product] of buyable.entries()) {
    await store.addButton(product).click();
    // The first one opens the cart, later ones leave the list in sight.
    if (index > 0) await store.seeCart(product).click();
    await expect(store.cart.line(product)).toBeInViewport({ ratio: 0.9 });
    await expectFocusIn(store.cart.root);
    await page.keyboard.press('Escape');
    await expect(store.cart.root).toBeHidden();
  }

  await store.addButton(last).click();
  await store.seeCart(last).click();
  await expect(store.cart.quantity(last)).toHaveValue('2');
  await expect(store.cart.line(last)).toBeInViewport({ ratio: 0.9 });
});

test('a full cart takes no further product, and says so', async ({
  page,
  store,
  catalogue,
  here,
  troubles,
}) => {
  // Two pages and a drawer of two hundred lines.
  test.slow();
  // The store would put the cart right, which knows none of what it is filled with.
  troubles.expect(/Failed to load resource: net::ERR_FAILED/);
  await page.route('**/ecom/venda/carrinho**', (route) => route.abort());
  const product = await catalogue.buyable(0);
  await store.open('/produtos');
  await store.addButton(product).click();
  await expect(store.cart.lines).toHaveCount(1);
  await fillCart(page, product.id);
  await store.open('/produtos');

  await store.addButton(product).click();

  await expect(
    store.cart.root.getByRole('status').filter({ hasText: words[here.locale].full }),
  ).toBeVisible();
  await expect(store.cart.line(product)).toHaveCount(0);
});

/** Fills the cart that the browser keeps with other products than `except`. */
async function fillCart(page: Page, except: number): Promise<void> {
  await page.evaluate(
    ({ id, limit }) => {
      const cart = JSON.parse(localStorage.getItem('ponte.cart') ?? '');
      const [line] = cart.lines;
      cart.lines = Array.from({ length: limit }, (_, index) => ({
        ...line,
        productId: id + index + 1,
        product: { ...line.product, code: `X${index}` },
      }));
      localStorage.setItem('ponte.cart', JSON.stringify(cart));
    },
    { id: except, limit: cartLineLimit },
  );
}
