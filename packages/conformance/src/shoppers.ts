/** Customers that the checks register, one after another. */
import { randomInt, randomUUID } from 'node:crypto';
import { login, register } from '@ponte/contract/accounts';
import type { Sent, Store } from './store.ts';

export interface Shopper {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

export interface Shoppers {
  /** A valid registration of a Brazilian with a new address, before it is sent. */
  form(): RegistrationForm;
  /** Registers and signs in a new customer: a Brazilian unless `changes` differ. */
  another(changes?: Readonly<Record<string, string>>): Promise<Shopper>;
  /** The same customer at each call, for checks that change nothing about them. */
  one(): Promise<Shopper>;
  signIn(email: string, password: string): Promise<string>;
}

export type RegistrationForm = ReturnType<typeof registrationOf>;

/** Fields that make the registration one of a Paraguayan from Ciudad del Este. */
export const resident = {
  estrangeiro: '0',
  telefone: '595981123456',
  cep: '',
  identidade_complemento: '',
  documento_tipo: 'RUC',
  documento: '80028061-0',
  pais_id: '2',
  estado_id: '38',
  cidade_id: '5737',
} as const;

/** Cities in the specified ids. */
export const cities = { foz: 4031, este: 5737 } as const;

export const password = 'correct horse 7';

/** A white picture of one pixel. */
export const whitePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4//8/AwAI/AL+p5qgoAAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => new File([whitePixel], name, { type: 'image/png' });

export function createShoppers(store: Store): Shoppers {
  let shared: Promise<Shopper> | undefined;
  const signIn: Shoppers['signIn'] = async (email, secret) => {
    const { token } = await store.ask(login, { body: { email, password: secret } });
    return token;
  };
  const another: Shoppers['another'] = async (changes = {}) => {
    const form = { ...newRegistration(), ...changes };
    await store.ask(register, { body: form });
    return { email: form.email, password, token: await signIn(form.email, password) };
  };
  return {
    form: newRegistration,
    another,
    one: () => (shared ??= another()),
    signIn,
  };
}

const newRegistration = () =>
  registrationOf(`conformance-${randomUUID()}@example.com`, randomCpf());

/** A valid registration of a Brazilian with this CPF. */
export function registrationOf(email: string, documento: string) {
  return {
    nome: 'Ana',
    sobrenome: 'Souza',
    email,
    email_confirmation: email,
    estrangeiro: '1',
    telefone: '5545999887766',
    password,
    password_confirmation: password,
    cep: '85851-000',
    logradouro: 'Avenida Brasil',
    numero: '100',
    bairro: 'Centro',
    documento_tipo: 'CPF',
    documento,
    identidade: '12.345.678-9',
    identidade_complemento: 'SSP PR',
    pais_id: '1',
    frente: picture('frente.png'),
    verso: picture('verso.png'),
  };
}

/** A CPF with correct check digits; a person may have it. */
export function randomCpf(): string {
  const digits = Array.from({ length: 9 }, () => randomInt(10));
  for (const first of [10, 11]) {
    const sum = digits.reduce((total, digit, index) => total + digit * (first - index), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}

/** What is sent with a customer's call. */
export const as = ({ token }: Pick<Shopper, 'token'>, sent: Sent = {}): Sent => ({
  ...sent,
  token,
});
