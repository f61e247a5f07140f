import { describe, expect, test } from 'vitest';
import { renderHtml } from '../test/render.tsx';
import { drillProduct } from '../test/samples.ts';
import { ProductCard, type ProductCardProps } from './product-card.tsx';

const render = (props: Partial<ProductCardProps>) =>
  renderHtml(<ProductCard product={drillProduct} onAdd={() => undefined} {...props} />);

describe('ProductCard', () => {
  test('has one link to the product, and the code always in sight', () => {
    const html = render({});
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="${drillProduct.href}"`]);
    expect(html).toContain('Cód. FUR-7513');
  });

  test('names its product in the button, for those who hear a list of buttons', () => {
    expect(/<button.*<\/button>/.exec(render({}))?.[0]).toContain(drillProduct.name);
  });

  test('marks a name in another language, and nothing else', () => {
    const html = render({ product: { ...drillProduct, nameLang: 'es-PY' } });

    expect(html.match(/<[^>]* lang="es-PY"[^>]*>/g)).toEqual([
      expect.stringContaining(`href="${drillProduct.href}"`),
    ]);
    expect(render({})).not.toContain('lang=');
  });

  test.each([
    ['out of stock', { product: { ...drillProduct, stock: 'outOfStock' } }, 'Sem estoque'],
    [
      'in the physical store only',
      { product: { ...drillProduct, stock: 'physicalStoreOnly' } },
      'Disponível na loja física',
    ],
    ['without a price', { product: { ...drillProduct, price: null } }, 'Preço sob consulta'],
    [
      'of an invalid price',
      { product: { ...drillProduct, price: null, priceInvalid: true } },
      'Preço inválido',
    ],
  ] satisfies [string, Partial<ProductCardProps>, string][])(
    'cannot be added when it is %s, and says why',
    (_, props, reason) => {
      const html = render(props);
      expect(html).not.toContain('<button');
      expect(html).toContain(reason);
    },
  );

  test('without a price leads to where to ask', () => {
    const html = render({
      product: { ...drillProduct, price: null },
      askPriceHref: 'https://wa.me/595',
    });
    expect(html).toContain('href="https://wa.me/595"');
  });

  test('has no button without a handler', () => {
    expect(render({ onAdd: undefined })).not.toContain('<button');
  });

  test('says how many are in the cart already, and nothing of none', () => {
    expect(render({ inCart: 2 })).toContain(`Adicionar: ${drillProduct.name}, 2 no carrinho"`);
    expect(render({ inCart: 0 })).not.toContain('no carrinho');
  });

  test('says that it was added', () => {
    expect(render({ added: true })).toContain('Adicionado');
  });
});
