import { expect, it } from 'vitest';
import { markupIn, shopIn } from '../../../testing/markup.tsx';
import { ReviewPanel } from './review-panel.tsx';

it.each([
  ['pt-BR', 'Confira antes de pagar', '2 unidades', 'Alterar os produtos', 'Alterar a entrega'],
  ['es-PY', 'Revise antes de pagar', '2 unidades', 'Cambiar los productos', 'Cambiar la entrega'],
] as const)(
  'says in %s what the last press buys, and leads back to change it',
  (locale, ...said) => {
    const shop = shopIn(locale);
    shop.cart.add(
      {
        id: 7,
        slug: 'furadeira',
        name: 'Furadeira de impacto',
        code: 'FI-650',
        price: { minor: 6490, currency: locale === 'pt-BR' ? 'USD' : 'PYG' },
        taxPercent: 10,
        stock: 'inStock',
        picture: '/media/7.webp',
        pictureCount: 1,
        brandId: null,
        token: 'token-7',
      },
      2,
    );

    const markup = markupIn(locale, <ReviewPanel />, { shop });
    shop.dispose();

    for (const words of [
      ...said,
      'Furadeira de impacto',
      'Cód. FI-650',
      locale === 'pt-BR' ? 'U$\u00a0129,80' : 'G$\u00a012.980',
    ]) {
      expect(markup).toContain(words);
    }
    expect(markup.match(/<img[^>]+\/media\/7/g)).toHaveLength(1);
    expect(markup.match(/href="\/checkout"/g)).toHaveLength(2);
  },
);
