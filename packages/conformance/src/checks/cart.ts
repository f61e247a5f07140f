import { createCart, getCart, getOpenCart, updateCart } from '@ponte/contract/cart';
import { cartQuantityLimit } from '@ponte/contract/cart-limits';
import { externalIdInUse } from '@ponte/contract/errors';
import { equals } from '@ponte/regional/money';
import { cartOf, checkTotals, lineOf, savedCart } from '../carts.ts';
import type { Area, CheckContext } from '../check.ts';
import { amountOf, goodsForSale, priceOf } from '../goods.ts';
import { expect } from '../store.ts';

async function twoProducts({ store }: CheckContext) {
  const [first, second] = await goodsForSale(store);
  expect(first !== undefined && second !== undefined, 'Fewer than two products can be bought.');
  return [first, second] as const;
}

export const carts: Area = {
  name: 'cart',
  checks: [
    {
      name: 'a new cart is answered with its lines, at the catalogue’s prices, and their total',
      run: async (context) => {
        const [first, second] = await twoProducts(context);
        const body = cartOf([lineOf(first, 2), lineOf(second)]);
        const cart = await context.store.ask(createCart, { body });
        expect(
          cart.external_id === body.external_id,
          'The cart has another external_id than was sent.',
        );
        expect(
          cart.itens.map(({ produto_id, qtde }) => `${produto_id}×${qtde}`).join() ===
            `${first.id}×2,${second.id}×1`,
          'The cart has other lines than were sent.',
        );
        for (const [index, product] of [first, second].entries()) {
          const unit = amountOf(cart.itens[index]?.valor_unitario, 'USD');
          const price = priceOf(product, 'USD');
          expect(
            price !== undefined && equals(unit, price),
            `Product ${product.id} has another price in the cart than in the catalogue.`,
          );
        }
        checkTotals(cart, 'USD');
      },
    },
    {
      name: 'a saved cart is read again as it was',
      run: async (context) => {
        const [product] = await twoProducts(context);
        const { cart } = await savedCart(context.store, product, 3);
        const read = await context.store.ask(getCart, {
          params: { external_id: cart.external_id },
        });
        expect(
          read.valor_total === cart.valor_total && Number(read.itens[0]?.qtde) === 3,
          'The cart is read with other lines or another total.',
        );
      },
    },
    {
      name: 'an external_id that is in use is refused with the specified sentence',
      run: async (context) => {
        const [product] = await twoProducts(context);
        const { body } = await savedCart(context.store, product);
        const { errors } = await context.store.refuses(createCart, 422, { body });
        const sentences = errors && !Array.isArray(errors) ? errors['external_id'] : undefined;
        expect(
          sentences?.includes(externalIdInUse) === true,
          `The refusal does not say under external_id: ${externalIdInUse}`,
        );
      },
    },
    {
      name: 'an update replaces all lines, whether by external id or by id, and may empty the cart',
      run: async (context) => {
        const [first, second] = await twoProducts(context);
        const { body, cart } = await savedCart(context.store, first);
        const other = { ...body, itens: [lineOf(second, 4)] };
        const updated = await context.store.ask(updateCart, {
          params: { external_id: cart.external_id },
          body: other,
        });
        expect(
          updated.itens.map(({ produto_id, qtde }) => `${produto_id}×${qtde}`).join() ===
            `${second.id}×4`,
          'An update leaves other lines than were sent.',
        );
        checkTotals(updated, 'USD');
        const emptied = await context.store.ask(updateCart, {
          params: { external_id: String(cart.id) },
          body: { ...body, itens: [] },
        });
        expect(
          emptied.itens.length === 0 && amountOf(emptied.valor_total ?? '0', 'USD').minor === 0,
          'A cart cannot be emptied.',
        );
      },
    },
    {
      name: 'a cart is priced anew in the currency that is asked for',
      run: async (context) => {
        const [product] = await twoProducts(context);
        const { cart } = await savedCart(context.store, product, 2);
        for (const [currency, moeda_id] of [
          ['BRL', 1],
          ['PYG', 3],
          ['USD', 2],
        ] as const) {
          const read = await context.store.ask(getCart, {
            params: { external_id: cart.external_id },
            query: { moeda_id },
          });
          checkTotals(read, currency);
        }
      },
    },
    {
      name: 'a price that a browser sends is compared, never believed',
      run: async (context) => {
        const [product] = await twoProducts(context);
        const { cart } = await savedCart(context.store, product);
        const body = cartOf([lineOf(product, 1, { valor_unitario: '0.01' })]);
        const forged = await context.store.ask(createCart, { body });
        expect(forged.valor_total === cart.valor_total, 'A sent price of 0.01 changes the total.');
      },
    },
    {
      name: 'a token that was altered gives no other price',
      run: async (context) => {
        const [cheap, dear] = await twoProducts(context);
        const { cart } = await savedCart(context.store, dear);
        const body = cartOf([lineOf(dear, 1, { token: cheap.token ?? 'none' })]);
        const forged = await context.store.ask(createCart, { body });
        expect(
          forged.valor_total === cart.valor_total,
          'Another product’s token changes the total.',
        );
      },
    },
    {
      name: 'a removed line stays, and does not count',
      run: async (context) => {
        const [first, second] = await twoProducts(context);
        const body = cartOf([lineOf(first), lineOf(second, 5, { ativo: false })]);
        const cart = await context.store.ask(createCart, { body });
        expect(cart.itens.length === 2, 'A line with ativo false is dropped.');
        checkTotals(cart, 'USD');
      },
    },
    {
      name: 'quantities that nobody can buy are refused by their line',
      run: async (context) => {
        const [product] = await twoProducts(context);
        for (const qtde of [0, -1, 1.5, cartQuantityLimit + 1]) {
          const { errors } = await context.store.refuses(createCart, 422, {
            body: cartOf([lineOf(product, qtde)]),
          });
          const fields = errors && !Array.isArray(errors) ? Object.keys(errors) : [];
          expect(
            fields.includes('itens.0.qtde'),
            `qtde ${qtde} is refused without naming itens.0.qtde.`,
          );
        }
      },
    },
    {
      name: 'a product that does not exist is refused by its line',
      run: async ({ store }) => {
        const body = cartOf([{ produto_id: 999_999_999, qtde: 1, armazem_id: 1, ativo: true }]);
        const { errors } = await store.refuses(createCart, 422, { body });
        const fields = errors && !Array.isArray(errors) ? Object.keys(errors) : [];
        expect(
          fields.some((field) => field.startsWith('itens.0')),
          'An unknown product is refused without naming its line.',
        );
      },
    },
    {
      name: 'an unknown cart is 404, and so is one whose id was guessed',
      run: async (context) => {
        const [product] = await twoProducts(context);
        const unknown = { external_id: '00000000-0000-4000-8000-000000000000' };
        await context.store.refuses(getCart, 404, { params: unknown });
        const { cart } = await savedCart(context.store, product);
        const body = cartOf([lineOf(product)]);
        await context.store.refuses(updateCart, 404, {
          params: { external_id: String(cart.id) },
          body,
        });
      },
    },
    {
      name: 'a customer’s cart is nobody else’s',
      run: async (context) => {
        const [product] = await twoProducts(context);
        const owner = await context.shoppers.another();
        const { cart } = await savedCart(context.store, product, 1, owner.token);
        const params = { external_id: cart.external_id };
        await context.store.ask(getCart, { params, token: owner.token });
        await context.store.refuses(getCart, 404, { params });
        const stranger = await context.shoppers.one();
        await context.store.refuses(getCart, 404, { params, token: stranger.token });
      },
    },
    {
      name: 'a customer’s open cart is found on any device',
      optional: true,
      run: async (context) => {
        const [product] = await twoProducts(context);
        const owner = await context.shoppers.another();
        const none = await context.store.askOptional(getOpenCart, { token: owner.token });
        expect(none === null, 'A new customer has an open cart.');
        const { cart } = await savedCart(context.store, product, 1, owner.token);
        const open = await context.store.ask(getOpenCart, { token: owner.token });
        expect(open?.external_id === cart.external_id, 'The open cart is another one.');
      },
    },
    {
      name: 'a body that is no JSON is 400',
      run: async ({ store }) => {
        await store.refuses(createCart, 400, { body: '{"external_id":' });
      },
    },
  ],
};
