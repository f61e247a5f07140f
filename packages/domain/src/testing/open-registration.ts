import type { Registration as RegistrationForm } from '@ponte/contract/rules/registration';
import { registrationOf } from '../registration/index.ts';
import type { ShopOptions } from '../shop/index.ts';
import { FakeAccounts } from './fake-accounts.ts';
import type { Respond } from './open-api.ts';
import { openShop } from './open-shop.ts';

const picture = (name: string) => new File(['%PDF-1.7'], name);

/** Filled-in forms, with leftovers of the other nationality. */
export const brazilian: RegistrationForm = {
  kind: 'foreign',
  firstName: 'Ana',
  lastName: 'Souza',
  companyName: 'of another nationality',
  email: 'ana@example.com',
  emailConfirmation: 'Ana@example.com',
  phone: '+55 (45) 99988-7766',
  password: 'correct horse',
  passwordConfirmation: 'correct horse',
  documentType: 'RUC',
  document: '12.abc.345/01de-35',
  identity: '12.345.678-9',
  identityIssuer: 'SSP PR',
  front: picture('front.pdf'),
  back: picture('back.pdf'),
  postalCode: '85851-000',
  street: 'Avenida Brasil',
  number: '100',
  district: '',
  complement: '',
  directions: 'of another nationality',
  stateId: '',
  cityId: '',
};

export const paraguayan: RegistrationForm = {
  ...brazilian,
  kind: 'resident',
  companyName: 'Ferretería S.A.',
  phone: '0981 123 456',
  documentType: 'RUC',
  document: '80028061-0',
  directions: 'Frente a la plaza',
  stateId: '38',
  cityId: '5737',
};

export const registerPath = '/ecom/cliente/cadastrar';

/** A shop on a store with customers. */
export function openRegistration(
  store = new FakeAccounts(),
  respond: Respond = store.respond,
  shop: Partial<ShopOptions> = {},
) {
  const opened = openShop(respond, { shop });
  opened.shop.start();
  const sent = () => opened.requests.filter(({ url }) => url.pathname === registerPath);
  return { ...opened, store, sent, registration: registrationOf(opened.shop) };
}

/** A shop whose store overrides one path. */
export function openRegistrationWith(path: string, answer: Respond) {
  const store = new FakeAccounts();
  return openRegistration(store, (request) =>
    request.url.pathname === path ? answer(request) : store.respond(request),
  );
}

/** Overrides the first registration's answer. */
export function once(store: FakeAccounts, first: Respond): Respond {
  let isFirst = true;
  return (request) => {
    if (request.url.pathname !== registerPath || !isFirst) return store.respond(request);
    isFirst = false;
    return first(request);
  };
}
