import type { Shop } from '@ponte/domain';
import { allProducts, productListOf } from '@ponte/domain/product-list';
import { isBuyable } from '@ponte/domain/product-page';
import { formatMoney } from '@ponte/regional/money';
import { defineComponent, h } from 'vue';
import { useStore } from './use-store.ts';

/** All products with their prices in four currencies, and how many are in the cart. */
export const ShopPage = defineComponent(
  ({ shop }: { readonly shop: Shop }) => {
    const offers = useStore(() =>
      productListOf(shop)
        .view(allProducts)
        .products.filter(isBuyable)
        .map((product) => ({
          product,
          prices: [product.price, ...shop.prices.others(product.price)],
        })),
    );
    const count = useStore(() => shop.cart.lineCount);
    return () =>
      h('main', [
        h('p', { role: 'status' }, `Carrinho: ${count.value}`),
        h(
          'ul',
          offers.value.map(({ product, prices }) =>
            h('li', { key: product.id }, [
              h('h2', product.name),
              h('p', prices.map((price) => formatMoney(price)).join(' · ')),
              h('button', { type: 'button', onClick: () => shop.cart.add(product, 1) }, 'Comprar'),
            ]),
          ),
        ),
      ]);
  },
  { props: ['shop'] },
);
