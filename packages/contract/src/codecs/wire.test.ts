import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { product, wireProduct, wireStart } from '../testing/index.ts';
import { cartAnswer } from './cart.ts';
import { brandsAnswer, categoriesAnswer } from './catalogue.ts';
import { productDetailsAnswer, productSliceAnswer } from './product.ts';
import { startAnswer } from './start.ts';

/** Where a body does not fit; undefined when it does. */
function misfit<T>(schema: v.GenericSchema<unknown, T>, body: unknown): string | null | undefined {
  const result = v.safeParse(schema, body);
  return result.success ? undefined : v.getDotPath(result.issues[0]);
}

function sliceOf(...data: readonly unknown[]) {
  return { data, total: data.length };
}

function decoded(over: Parameters<typeof wireProduct>[0]) {
  return v.parse(productSliceAnswer, sliceOf(wireProduct(over))).products[0];
}

describe('a product', () => {
  // Spec: storefront 3.1, 3.5
  test('is told in the shop’s words', () => {
    expect(decoded({})).toEqual(product());
  });

  test('says the language of a text that stands in for one in the reader’s', () => {
    const idiomas = { nome: 'pt', detalhes: 'es', especificacoes: 'es' } as const;

    expect(decoded({ idiomas })).toEqual(product({ nameLang: 'pt-BR' }));
    expect(v.parse(productDetailsAnswer, { ...wireProduct(), idiomas })).toMatchObject({
      nameLang: 'pt-BR',
      descriptionLang: 'es-PY',
      specificationsLang: 'es-PY',
    });
  });

  // Spec: storefront 3.3, 3.4
  test('has its current price, or else its list price', () => {
    expect(decoded({ preco_atual: null })?.price).toEqual({ minor: 7000, currency: 'USD' });
    expect(decoded({ preco_atual: { valor_venda: null } })?.price).toEqual({
      minor: 7000,
      currency: 'USD',
    });
  });

  test.each([
    [1, '64.90', { minor: 6490, currency: 'BRL' }],
    ['2', '64.9000', { minor: 6490, currency: 'USD' }],
    [3, '481558', { minor: 481_558, currency: 'PYG' }],
    [3, '481558.00', { minor: 481_558, currency: 'PYG' }],
    [4, '89886.5', { minor: 8_988_650, currency: 'ARS' }],
  ] as const)('in the shop’s currency %s for %s is %j', (id, valor_venda, price) => {
    expect(decoded({ moeda: { id }, preco_atual: { valor_venda } })?.price).toEqual(price);
  });

  // Spec: storefront 3.2
  test.each([
    ['is on request', { mostrar_preco: false }],
    ['is on request, said with a number', { mostrar_preco: 0 } as const],
    ['is nowhere', { preco_atual: null, valor_venda: null }],
  ])('has no price when it %s', (_, over) => {
    expect(decoded({ ...over, token: null })).toEqual(product({ price: null, token: '' }));
  });

  test.each([
    [true, true, 'inStock'],
    [1, 0, 'inStock'],
    [false, true, 'physicalStoreOnly'],
    [0, 1, 'physicalStoreOnly'],
    [false, false, 'outOfStock'],
    [null, null, 'outOfStock'],
  ] as const)('with tem_estoque %s and tem_estoque_fisico %s is %s', (here, there, stock) => {
    expect(decoded({ tem_estoque: here, tem_estoque_fisico: there })?.stock).toBe(stock);
  });

  // Spec: storefront 2.5, 3.9
  test('without slug, code, pictures or brand is addressed by its id and empty elsewhere', () => {
    expect(decoded({ id: '42', slug: null, codigo: null, imagens: null, marca: null })).toEqual(
      product({
        id: 42,
        slug: '42',
        code: '',
        picture: null,
        pictureCount: 0,
        brandId: null,
      }),
    );
  });

  // Spec: storefront 5.9
  test.each([
    ['finer than its currency', { preco_atual: { valor_venda: '64.905' } }],
    ['finer than its currency, in the list price', { preco_atual: null, valor_venda: '0.001' }],
    ['a binary number', { preco_atual: { valor_venda: 64.9 } }],
    ['written with a comma', { preco_atual: { valor_venda: '64,90' } }],
    ['below zero', { preco_atual: { valor_venda: '-64.90' } }],
    ['larger than can be counted', { preco_atual: { valor_venda: '9'.repeat(20) } }],
    ['no number', { preco_atual: null, valor_venda: 'NaN' }],
    ['an empty text', { preco_atual: { valor_venda: '' } }],
    ['in a currency that the shop does not know', { moeda: { id: 9 } }],
    ['in no currency', { moeda: null }],
  ])('whose price is %s has an invalid one, and the list goes on', (_, over) => {
    const invalid = product({ price: null, priceInvalid: true });
    const body = { ...wireProduct(), ...over };
    expect(v.parse(productSliceAnswer, sliceOf(wireProduct(), body)).products).toEqual([
      product(),
      invalid,
    ]);
    expect(v.parse(productDetailsAnswer, body)).toMatchObject(invalid);
    // A price on request is never shown, valid or not.
    expect(
      v.parse(productSliceAnswer, sliceOf({ ...body, mostrar_preco: false })).products,
    ).toEqual([product({ price: null })]);
  });

  test.each([
    [sliceOf({ ...wireProduct(), preco_atual: '64.90' }), 'data.0.preco_atual'],
    [sliceOf({ ...wireProduct(), nome: undefined }), 'data.0.nome'],
    [{ data: [], total: -1 }, 'total'],
  ])('that does not fit is refused with the field: %#', (body, path) => {
    expect(misfit(productSliceAnswer, body)).toBe(path);
  });

  // Spec: storefront 3.7, 3.8
  test('has all pictures, description, specification and place on its own page', () => {
    const imagens = [{ url: '/media/7.webp' }, { url: '/media/7-side.webp' }];
    const body = {
      ...wireProduct(),
      imagens,
      detalhes: '<p>Forte</p>',
      especificacoes: [
        { nome: 'Potência', valor: '650 W' },
        { nome: 'Peso', valor: null },
      ],
      categoria: { id: 1, slug: 'ferramentas', nome: 'Ferramentas' },
      departamento: null,
    };
    expect(v.parse(productDetailsAnswer, body)).toEqual({
      piecesLeft: null,
      takesAlerts: false,
      reviews: null,
      ...product({ pictureCount: 2 }),
      brand: { id: 3, slug: '3', name: 'Araucária' },
      pictures: imagens,
      description: '<p>Forte</p>',
      specifications: [
        { name: 'Potência', value: '650 W' },
        { name: 'Peso', value: '' },
      ],
      category: { id: 1, slug: 'ferramentas', name: 'Ferramentas' },
      department: null,
    });
    expect(v.parse(productDetailsAnswer, wireProduct())).toMatchObject({
      description: '',
      specifications: [],
      category: null,
    });
    expect(misfit(productDetailsAnswer, { ...body, nome: null })).toBe('nome');
  });

  test.each([
    ['said', { quantidade_restante: '3' }, 3],
    ['not said', {}, null],
    ['null', { quantidade_restante: null }, null],
    ['none, though it is in stock', { quantidade_restante: 0 }, null],
    ['said of what is not for sale', { quantidade_restante: 3, tem_estoque: false }, null],
  ])('how many are left is %s', (_, over, piecesLeft) => {
    expect(v.parse(productDetailsAnswer, { ...wireProduct(), ...over })).toMatchObject({
      piecesLeft,
    });
  });
});

describe('the catalogue', () => {
  // Spec: storefront 3.13
  test('has its departments under any of three names', () => {
    const departments = [{ id: 11, slug: 'serras', nome: 'Serras' }];
    const serras = { id: 11, slug: 'serras', name: 'Serras' };
    const body = [
      { id: 1, name: 'A', icone: '<svg/>', departments },
      { id: 2, nome: 'B', departamentos: departments },
      { id: 3, name: 'C', subcategorias: departments, total_produtos: '7' },
      { id: 4, name: 'D' },
    ];
    const bare = { icon: null, productCount: null, departments: [serras] };
    expect(v.parse(categoriesAnswer, body)).toEqual([
      { ...bare, id: 1, slug: '1', name: 'A', icon: 'data:image/svg+xml,%3Csvg%2F%3E' },
      { ...bare, id: 2, slug: '2', name: 'B' },
      { ...bare, id: 3, slug: '3', name: 'C', productCount: 7 },
      { ...bare, id: 4, slug: '4', name: 'D', departments: [] },
    ]);
  });

  // Spec: storefront 3.15
  test('has brands named in either spelling, with a logo or without', () => {
    const body = [
      { id: 1, slug: 'a', nome: 'A', logo: '/a.svg' },
      { id: '2', name: 'B', logo: '' },
    ];
    expect(v.parse(brandsAnswer, body)).toEqual([
      { id: 1, slug: 'a', name: 'A', logo: '/a.svg' },
      { id: 2, slug: '2', name: 'B', logo: null },
    ]);
  });
});

// Spec: storefront 2.16, 2.31, 3.16
test('start data keep known banners, and rates from the dollar only', () => {
  const start = v.parse(startAnswer, wireStart());
  expect(start.banners).toEqual([
    {
      kind: 'main',
      picture: { url: '/media/main.webp' },
      title: 'Semana da obra',
      description: '',
      link: '/produtos',
    },
    { kind: 'offers', picture: null, title: '', description: '', link: null },
  ]);
  expect(start.rates).toEqual({ BRL: '5.42', PYG: '7420', ARS: '1385.00' });
  expect(start.faq).toEqual([{ question: 'Como comprar?', answer: 'Pelo site.' }]);
});

test('the rates are as new as the latest of those that are used, where the store says since when', () => {
  const rate = (source: number, target: number, updated_at?: string | null) => ({
    source_currency: { id: source },
    target_currency: { id: target },
    tax: '5.42',
    ...(updated_at !== undefined && { updated_at }),
  });
  const updatedAt = (...exchange_rates: readonly ReturnType<typeof rate>[]) =>
    v.parse(startAnswer, wireStart({ exchange_rates: [...exchange_rates] })).ratesUpdatedAt;

  expect(
    updatedAt(
      rate(2, 1, '2026-11-20T11:00:00.000Z'),
      rate(2, 3, '2026-11-23T08:30:00-03:00'),
      rate(2, 4, null),
      rate(1, 3, '2026-11-25T11:00:00.000Z'),
    ),
  ).toBe(Date.parse('2026-11-23T11:30:00.000Z'));
  expect(updatedAt(rate(2, 1), rate(2, 3, null))).toBeNull();
  expect(updatedAt()).toBeNull();
});

describe('a cart', () => {
  const item = {
    produto_id: '7',
    qtde: '2.000',
    valor_unitario: '481558.00',
    ativo: 1,
    token: null,
    produto: wireProduct(),
  };
  const body = { id: '5', external_id: 'external-id-of-cart', moeda_id: '3', itens: [item] };

  // Spec: storefront 3.23
  // Spec: accounts 3.5
  test('has its quantities as numbers and its prices in its own currency', () => {
    expect(v.parse(cartAnswer, body)).toEqual({
      isBought: false,
      id: 5,
      externalId: 'external-id-of-cart',
      currency: 'PYG',
      addressId: null,
      lines: [
        {
          productId: 7,
          quantity: 2,
          active: true,
          unitPrice: { minor: 481_558, currency: 'PYG' },
          taxPercent: 10,
          token: '',
          product: {
            name: 'Furadeira de impacto',
            code: 'FI-650',
            slug: 'furadeira-de-impacto',
            picture: '/media/7.webp',
          },
        },
      ],
    });
  });

  test.each([
    [0, 0],
    ['5', 5],
    [null, 10],
  ])('has a line with the rate of I.V.A. of its product: %j is %i %', (iva, taxPercent) => {
    const taxed = { ...body, itens: [{ ...item, produto: wireProduct({ iva }) }] };
    expect(v.parse(cartAnswer, taxed).lines[0]?.taxPercent).toBe(taxPercent);
  });

  test('may leave out its products', () => {
    const bare = { ...body, itens: [{ ...item, produto: null }] };
    expect(v.parse(cartAnswer, bare).lines[0]?.product).toEqual({
      name: '',
      code: '',
      slug: '7',
      picture: null,
    });
  });

  test.each([
    [{ ...body, moeda_id: 8 }, 'moeda_id'],
    [{ ...body, itens: [item, { ...item, valor_unitario: '0.5' }] }, 'itens.1.valor_unitario'],
    [{ ...body, itens: [{ ...item, qtde: 1.5 }] }, 'itens.0.qtde'],
  ])('that does not fit is refused with the field: %#', (wrong, path) => {
    expect(misfit(cartAnswer, wrong)).toBe(path);
  });
});
