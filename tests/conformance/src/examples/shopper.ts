import { referenceFixtures } from '@ponte/conformance';
import * as accounts from '@ponte/contract/accounts';
import * as addresses from '@ponte/contract/addresses';
import { askAlert, confirmAlert, leaveAlerts } from '@ponte/contract/alerts';
import { listBrands } from '@ponte/contract/brands';
import { createCart, getCart, getOpenCart, updateCart } from '@ponte/contract/cart';
import { changeCustomerList } from '@ponte/contract/customer-lists';
import { subscribe } from '@ponte/contract/newsletter';
import * as orders from '@ponte/contract/orders';
import * as products from '@ponte/contract/products';
import { listReviews, saveReview } from '@ponte/contract/reviews';
import { calculateShipping, estimateShipping, listPickupPoints } from '@ponte/contract/shipping';
import { getStart } from '@ponte/contract/start';
import { listSuggestions } from '@ponte/contract/suggestions';
import { openBackOffice } from '@ponte/faults/back-office';
import { password, registrationOf } from '@ponte/faults/shopper';
import * as v from 'valibot';
import { staffOrigin } from '../open-store.ts';
import type { Ask } from './asker.ts';
import { calls } from './recorder.ts';

/** Foz do Iguaçu in the specified ids. */
const foz = { cidade_id: 4031, estado_id: 18, pais_id: 1 } as const;

const externalId = '0b7e4a50-7f0c-4f65-9a3e-2f6f0c1d8e11';
const shown = { lang: 'pt', moeda_id: '2' } as const;

/** One shopper's way through every call, so that examples are of one product, cart and order. */
export async function walk(ask: Ask, origin: string): Promise<void> {
  const product = await browse(ask);
  const context = { ask, product, fixtures: referenceFixtures(origin) };
  const { email, token } = await signUp(context);
  await buy(context, origin, token);
  await renewPassword(context, email);
}

type Product = products.WireProduct;

interface Context {
  readonly ask: Ask;
  readonly product: Product;
  readonly fixtures: ReturnType<typeof referenceFixtures>;
}

async function browse(ask: Ask): Promise<Product> {
  await ask(getStart, { query: { ...shown, tem_estoque: '1' } });
  await ask(listBrands, { query: { lang: 'pt', text: 'furadeira' } });
  const query = { ...shown, text: 'furadeira', tem_estoque: '1', per_page: '8', page: '1' };
  const { data } = await ask(products.listProducts, { query });
  const product = data.find(({ token }) => token);
  if (!product) throw new Error('Nothing can be bought.');
  const params = { slugOrId: product.slug ?? String(product.id) };
  await ask(products.listFacets, { query: { ...shown, text: 'furadeira' } });
  await ask(estimateShipping, { params, query: { ...shown, cidade_id: '4031', pais_id: '1' } });
  await ask(listSuggestions, { query: { ...shown, text: 'furad' } });
  await ask(subscribe, { body: { celular: '5545999887766' } });
  return product;
}

async function signUp({ ask, product, fixtures }: Context) {
  const wrong = 'ana.sousa@example.com';
  const email = 'ana.souza@example.com';
  const slugOrId = String(product.id);
  await ask(askAlert, { params: { slugOrId }, body: { tipo: 'preco', email } });
  const alert = { token: lastPart(await fixtures.mailedLink(email)) };
  await ask(confirmAlert, { params: alert });
  await ask(leaveAlerts, { params: alert });

  await ask(accounts.checkEmail, { body: { email: wrong } });
  await ask(accounts.register, { body: registrationOf(wrong, '529.982.247-25') });
  const { token } = await ask(accounts.login, { body: { email: wrong, password } });
  await ask(accounts.resendConfirmation, { token });
  await ask(accounts.correctEmail, { token, body: { email, password } });
  const [secret = '', uid = ''] = partsOf(await fixtures.mailedLink(email)).toReversed();
  await ask(accounts.confirmEmail, { params: { uid, token: secret } });
  const profile = {
    nome: 'Ana',
    sobrenome: 'Souza Lima',
    telefone: '5545988776655',
    documento_tipo: 'CPF',
    documento: '529.982.247-25',
  };
  await ask(accounts.updateProfile, { token, body: profile });
  const next = { email: 'ana.nova@example.com', password };
  await ask(accounts.changeEmail, { token, body: next });

  await ask(addresses.findCityByCode, { body: { pais_id: 1, codigo: '4108304' } });
  const first = await ask(addresses.createAddress, { token, body: address('Casa') });
  const second = await ask(addresses.createAddress, { token, body: address('Trabalho') });
  await ask(addresses.setMainAddress, { token, params: { id: String(second.id) } });
  const params = { id: String(first.id) };
  await ask(addresses.deleteAddress, { token, params, body: { ativo: false } });
  await ask(accounts.getMe, { token });
  return { email, token };
}

async function buy({ ask, product, fixtures }: Context, origin: string, token: string) {
  const body = {
    external_id: externalId,
    filial_id: 1,
    moeda_id: 2,
    itens: [lineOf(product, 1)],
  };
  const cart = { externalId };
  const { id } = await ask(createCart, { token, query: shown, body });
  const more = { ...body, id: Number(id), itens: [lineOf(product, 2)] };
  await ask(updateCart, { token, params: cart, query: shown, body: more });
  await ask(getCart, { token, params: cart, query: shown });
  await ask(getOpenCart, { token, query: shown });
  const marked = { incluir: [Number(product.id)], excluir: [] };
  const favourites = { lista: 'favoritos' };
  await ask(changeCustomerList, { token, params: favourites, query: { lang: 'pt' }, body: marked });

  await ask(listPickupPoints, { token, params: cart, query: { lang: 'pt' } });
  const where = { cidade_id: foz.cidade_id, pais_id: 1, moeda_id: 2 };
  const [option] = await ask(calculateShipping, { token, params: cart, body: where });
  if (!option) throw new Error('Nothing is delivered to Foz do Iguaçu.');
  const choice = {
    token_entrega: option.token,
    valor_frete: option.valor,
    entrega_servico_id:
      option.entrega_servico_id === null ? null : Number(option.entrega_servico_id),
    observacao: 'Ana retira.\nObrigado!',
  };
  const checkOut = async () => {
    const params = { external_id: externalId };
    const placed = await ask(orders.startCheckout, { token, params, body: choice });
    const [link = ''] = [placed.link_pagamento].flat();
    return { params: { external_id: placed.external_id ?? '' }, link };
  };
  await ask(orders.cancelOrder, { token, params: (await checkOut()).params });
  const { params, link } = await checkOut();
  await fixtures.pay(link);
  const office = await openBackOffice(origin, staffOrigin);
  await office.ship(params.external_id);
  await office.handOver(params.external_id);

  const sheet = { token: params.external_id };
  const review = { produto_id: Number(product.id), nota: 5, texto: 'Forte e leve.' };
  await ask(saveReview, { token, params: sheet, body: review });
  await office.publishReview('Obrigado!');
  const slugOrId = product.slug ?? String(product.id);
  await ask(listReviews, { params: { slugOrId }, query: { lang: 'pt', page: '1' } });
  await read(ask, token, { ...cart, ...params, ...sheet, slugOrId });
}

/** Makes every read that these parameters, a language and a currency suffice for. */
async function read(ask: Ask, token: string, known: Readonly<Record<string, string>>) {
  const params = { ...known, name: 'terms', cep: '85851000' };
  const reads = calls.map(([, definition]) => definition).filter(({ method }) => method === 'GET');
  for (const definition of reads) {
    const names = [...definition.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const query = definition.isPriced ? shown : { lang: 'pt' };
    if (!names.every((name) => name in params)) continue;
    if (!definition.query) await ask(definition, { token, params });
    else if (v.is(definition.query, query)) await ask(definition, { token, params, query });
  }
}

async function renewPassword({ ask, fixtures }: Context, email: string) {
  await ask(accounts.recoverPassword, { body: { email } });
  const link = await fixtures.mailedLink(email);
  const [secret = '', uuid = ''] = partsOf(link).toReversed();
  const code = new URL(link).searchParams.get('code') ?? '';
  const reset = { email, uuid, token: secret, code };
  const next = { password: 'another horse 8', password_confirmation: 'another horse 8' };
  await ask(accounts.checkResetLink, { body: reset });
  await ask(accounts.resetPassword, { body: { ...reset, ...next } });
  const { token } = await ask(accounts.login, { body: { email, password: next.password } });
  const changed = {
    password_currently: next.password,
    password,
    password_confirmation: password,
  };
  await ask(accounts.changePassword, { token, body: changed });
  await ask(accounts.logout, { token });
  await leave(ask);
}

/** Another customer, who ends the account. */
async function leave(ask: Ask) {
  const email = 'rui.souza@example.com';
  await ask(accounts.register, { body: registrationOf(email, '111.444.777-35') });
  const { token } = await ask(accounts.login, { body: { email, password } });
  await ask(accounts.endAccount, { token, body: { password } });
}

const partsOf = (link: string): string[] =>
  new URL(link).pathname.split('/').filter((part) => part !== '');

const lastPart = (link: string): string => partsOf(link).at(-1) ?? '';

const lineOf = ({ id, token }: Product, qtde: number) => ({
  produto_id: Number(id),
  qtde,
  armazem_id: 1,
  ativo: true,
  ...(token && { token }),
});

const address = (nome: string) => ({
  nome,
  logradouro: 'Avenida Brasil',
  numero: '100',
  bairro: 'Centro',
  cep: '85851-000',
  ...foz,
});
