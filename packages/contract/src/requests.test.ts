import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { EndpointDefinition } from './endpoint.ts';
import { endpoints, type EndpointName } from './endpoints.ts';
import type { RequestParts } from './request.ts';
import { requestOf } from './request.ts';

const externalId = '0b7e4a50-7f0c-4f65-9a3e-2f6f0c1d8e11';
const unitPrice = { minor: 6490, currency: 'USD' } as const;
const lines = [
  {
    productId: 7,
    quantity: 2,
    unitPrice,
    active: true,
    token: 'token-7',
    product: { name: 'Broca', code: 'B', slug: 'broca', picture: null },
  },
];
const cart = { id: 12, externalId, currency: 'USD', lines } as const;
const point = { id: 21, cityId: 5737 };
const front = new File(['x'], 'front.png', { type: 'image/png' });
const address = {
  name: 'Casa',
  postalCode: '85851-000',
  street: 'Rua A',
  number: '10',
  district: 'Centro',
  complement: '',
  directions: '',
  cityId: '4031',
  stateId: '18',
};
const person = {
  ...address,
  kind: 'foreign',
  firstName: 'Ana',
  lastName: 'Souza',
  companyName: '',
  email: 'ana@example.com',
  emailConfirmation: 'ana@example.com',
  phone: '(45) 99999-8888',
  password: 'correct horse 7',
  passwordConfirmation: 'correct horse 7',
  documentType: 'CPF',
  document: '529.982.247-25',
  identity: '1234567',
  identityIssuer: 'SSP',
  front,
  back: front,
} as const;

/** The input of each call with words of the shop, and what is sent. */
const sent: Partial<Record<EndpointName, RequestParts>> = {
  getStart: endpoints.getStart.encode(),
  listBrands: endpoints.listBrands.encode({ categoryId: 4, text: '' }),
  listProducts: endpoints.listProducts.encode({
    perPage: 20,
    page: 2,
    orderBy: 'price',
    inStockFirst: true,
    brandIds: [3, 4],
    facets: ['tensao:127-v', 'tensao:220-v', 'uso:casa'],
    priceFrom: '10.00',
    text: 'broca',
  }),
  listFacets: endpoints.listFacets.encode({ departmentId: 5, inStockOnly: true }),
  getProductDetails: endpoints.getProductDetails.encode({ slugOrId: 'broca' }),
  getRelatedProducts: endpoints.getRelatedProducts.encode({ slugOrId: '7' }),
  listSuggestions: endpoints.listSuggestions.encode({ text: '' }),
  askAlert: endpoints.askAlert.encode({ slug: 'broca', kind: 'price', email: 'a@b.example' }),
  listReviews: endpoints.listReviews.encode({ slug: 'broca', page: 2 }),
  saveReview: endpoints.saveReview.encode({ token: externalId, productId: 7, rating: 5, text: '' }),
  subscribe: endpoints.subscribe.encode({ phone: '45999998888' }),
  createCart: endpoints.createCart.encode(cart),
  updateCart: endpoints.updateCart.encode({ ...cart, id: null }),
  getCart: endpoints.getCart.encode(cart),
  getOpenCart: endpoints.getOpenCart.encode(cart),
  changeCustomerList: endpoints.changeCustomerList.encode({
    name: 'favoritos',
    added: [7],
    removed: [],
  }),
  register: endpoints.register.encode({ form: person }),
  updateProfile: endpoints.updateProfile.encode({ kind: 'foreign', form: person }),
  createAddress: endpoints.createAddress.encode({ kind: 'foreign', form: address }),
  deleteAddress: endpoints.deleteAddress.encode({ id: 3, name: 'Casa' }),
  setMainAddress: endpoints.setMainAddress.encode({ id: 3 }),
  findCityByCode: endpoints.findCityByCode.encode({ code: '4108304' }),
  lookUpPostalCode: endpoints.lookUpPostalCode.encode({ postalCode: '85851000' }),
  calculateShipping: endpoints.calculateShipping.encode({
    ...cart,
    cityId: 5737,
    countryId: 2,
    postalCode: '',
    addressId: null,
    point,
    serviceId: 1,
  }),
  estimateShipping: endpoints.estimateShipping.encode({
    slug: 'broca',
    cityId: 5737,
    countryId: 2,
  }),
  startCheckout: endpoints.startCheckout.encode({
    cartExternalId: externalId,
    deliveryToken: 'token',
    shipping: { minor: 300, currency: 'USD' },
    addressId: null,
    serviceId: null,
    point,
    method: 'card',
    cpf: '52998224725',
    note: 'Ana retira',
  }),
  getOrder: endpoints.getOrder.encode({ externalId }),
  getTicket: endpoints.getTicket.encode({ externalId }),
  listPayments: endpoints.listPayments.encode({ externalId }),
  cancelOrder: endpoints.cancelOrder.encode({ externalId }),
};

const encoding = Object.entries<EndpointDefinition>(endpoints).filter(([, { encode }]) => encode);

test('every call with words of the shop is among these', () => {
  expect(encoding.map(([name]) => name).toSorted()).toEqual(Object.keys(sent).toSorted());
});

describe.each(encoding)('%s', (name, definition) => {
  const parts = Object.entries(sent).find(([each]) => each === name)?.[1] ?? {};

  test('is sent as the contract takes it', () => {
    const { address: url } = requestOf(definition, parts, 'https://shop.example');
    const { params, query, body } = definition;
    const texts = Object.fromEntries(new URL(url).searchParams);
    const given = Object.fromEntries(
      Object.entries(parts.params ?? {}).map(([key, value]) => [key, String(value)]),
    );

    const nothing = v.strictObject({});
    expect(v.safeParse(params ?? nothing, given).issues).toBeUndefined();
    expect(v.safeParse(query ?? nothing, texts).issues).toBeUndefined();
    expect(v.safeParse(body ?? nothing, withoutUndefined(parts.body)).issues).toBeUndefined();
    expect(url).not.toContain('undefined');
  });
});

/** As JSON and forms travel. */
function withoutUndefined(body: unknown): unknown {
  return Object.fromEntries(
    Object.entries(body ?? {}).filter(([, value]: [string, unknown]) => value !== undefined),
  );
}
