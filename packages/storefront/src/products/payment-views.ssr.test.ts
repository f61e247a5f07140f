import { describe, expect, it } from 'vitest';
import { shownShop, start, within } from '../testing/shown-shop.ts';

const howToBuy = { texto: '<ol><li><h2>Escolha</h2><p>Um produto.</p></li></ol>' };
const offers = shownShop({
  start: {
    ...start,
    loja: {
      textos: 'v1',
      paginas: ['howToBuy'],
      formas_pagamento: [
        { forma: 'card', estrangeiro: 1, parcelas: 6 },
        { forma: 'qr', estrangeiro: 0 },
        { forma: 'card', estrangeiro: 0 },
      ],
    },
  },
  howToBuy,
});
/** Its buyers choose on the page of the payment provider. */
const offersNone = shownShop({
  start: { ...start, loja: { textos: 'v1', paginas: ['howToBuy'], formas_pagamento: [] } },
  howToBuy,
});

const pages = ['/produto/furadeira', '/como-comprar'];

describe('ways to pay beside a product and in how to buy', () => {
  it.each(pages)(
    '%s has those that the shop offers in this region, and no others',
    async (path) => {
      const foreign = within(await offers(path), 'main');
      const resident = within(await offers(path, { customerKind: 'resident' }), 'main');

      const methods = /data-slot="payment-methods"[^>]*>(.*?)<\/ul>/;
      const listed = (html: string) =>
        (methods.exec(html)?.[1] ?? '').replaceAll(/<svg.*?<\/svg>/g, '').match(/(?<=>)[^<]+/g);
      expect(listed(foreign)).toEqual(['Cartão em até 6×']);
      expect(listed(resident)).toEqual(['Pagamento por QR', 'Cartão de crédito ou débito']);
    },
  );

  it.each(pages)('%s names none where there are none to choose from', async (path) => {
    const main = within(await offersNone(path), 'main');

    expect(main).not.toMatch(/Formas de pagamento|payment-methods|[Bb]oleto|Pix|\d+ ?(?:×|vezes)/);
  });
});
