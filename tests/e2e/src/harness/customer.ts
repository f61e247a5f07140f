import type { Page } from '@playwright/test';
import { wireSession, type WireSession } from '@ponte/contract/accounts';
import { wireCheckout } from '@ponte/contract/orders';
import { wireDeliveryOption } from '@ponte/contract/shipping';
import * as v from 'valibot';
import type { Buyable } from './catalogue.ts';
import type { Region } from './region.ts';
import type { Shop } from './shop.ts';

/** A placed order that waits for its payment. */
export interface PlacedOrder {
  readonly externalId: string;
  /** The provider's page, where it is paid. */
  readonly paymentLink: string;
}

/** A PNG of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const password = 'chave de fenda 7';

/** What registering asks for besides: a Brazilian of Foz do Iguaçu, a Paraguayan of Ciudad del Este. */
const forms = {
  br: {
    estrangeiro: '1',
    telefone: '5545999887766',
    cep: '85851-000',
    documento_tipo: 'CPF',
    documento: '529.982.247-25',
    identidade_complemento: 'SSP PR',
    pais_id: '1',
    cidade_id: '4031',
    estado_id: '18',
  },
  py: {
    estrangeiro: '0',
    telefone: '595981123456',
    cep: '',
    documento_tipo: 'RUC',
    documento: '80028061-0',
    identidade_complemento: '',
    pais_id: '2',
    estado_id: '38',
    cidade_id: '5737',
  },
} as const;

let registered = 0;

/** A customer of the region, registered and signed in by the API itself: no screen is under test here. */
export class Customer {
  readonly email: string;
  readonly password = password;
  readonly #api: string;
  readonly #here: Region;
  #session: WireSession | undefined;

  /** @param email the one to register with; by default an unused one */
  constructor(shop: Shop, here: Region, email?: string) {
    registered += 1;
    this.email = email ?? `cliente-${process.pid}-${registered}@example.com`;
    this.#api = shop.api.origin;
    this.#here = here;
  }

  /** Registers, with fields of one's own where they matter. */
  async register(own: Readonly<Record<string, string>> = {}): Promise<void> {
    const form = new FormData();
    const fields = {
      nome: this.#here.code === 'br' ? 'Ana' : 'Luis',
      sobrenome: this.#here.code === 'br' ? 'Souza' : 'Benítez',
      email: this.email,
      email_confirmation: this.email,
      password,
      password_confirmation: password,
      logradouro: 'Avenida Brasil',
      numero: '100',
      bairro: 'Centro',
      identidade: '12.345.678-9',
      ...forms[this.#here.code],
      ...own,
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const side of ['frente', 'verso']) {
      form.append(side, new Blob([pixel], { type: 'image/png' }), `${side}.png`);
    }
    await this.#call('POST', '/ecom/cliente/cadastrar', form);
  }

  /** Opens a session at the API, once. */
  async session(): Promise<WireSession> {
    this.#session ??= v.parse(
      wireSession,
      await this.#call('POST', '/ecom/login', { email: this.email, password }),
    );
    return this.#session;
  }

  /** The session as a browser keeps it, to end an hour after `now`. */
  async storedSession(now = Date.now()): Promise<string> {
    const { token, user } = await this.session();
    return JSON.stringify({
      token,
      expiresAt: now + 3_600_000,
      customer: {
        id: String(user.id),
        name: user.nome,
        kind: this.#here.code === 'br' ? 'foreign' : 'resident',
      },
    });
  }

  /** Leaves the session, and nothing else, in a browser's storage, as signing in does. */
  async signInTo(page: Page): Promise<void> {
    const session = { name: 'ponte.session', value: await this.storedSession() };
    const origins = [{ origin: this.#here.origin, localStorage: [session] }];
    await page.context().setStorageState({ cookies: [], origins });
  }

  /** Adds an address. */
  async addAddress(address: Readonly<Record<string, string | number>>): Promise<void> {
    await this.#call('POST', '/ecom/cliente/address', address);
  }

  /** Orders pieces of a product for collection at the counter. */
  async order(product: Buyable, quantity = 1): Promise<PlacedOrder> {
    const cartId = `e2e-cart-${crypto.randomUUID()}`;
    const moeda_id = this.#here.code === 'br' ? 2 : 3;
    await this.#call('POST', '/ecom/venda/carrinho', {
      external_id: cartId,
      filial_id: 1,
      moeda_id,
      itens: [{ produto_id: product.id, qtde: quantity, armazem_id: 1, ativo: true }],
    });
    const options = v.parse(
      v.array(wireDeliveryOption),
      await this.#call('PUT', `/ecom/venda/carrinho/${cartId}/calcular-frete`, {
        cidade_id: Number(forms[this.#here.code].cidade_id),
        moeda_id,
      }),
    );
    const counter = options.find(({ entrega_servico_id: service }) => service === null);
    if (!counter) throw new Error('the store offers no collection at the counter');
    const { external_id, link_pagamento } = v.parse(
      wireCheckout,
      await this.#call('POST', `/ecom/venda/carrinho/${cartId}/iniciar-checkout`, {
        token_entrega: counter.token,
        valor_frete: counter.valor,
        entrega_servico_id: null,
      }),
    );
    return { externalId: external_id ?? cartId, paymentLink: [link_pagamento].flat()[0] ?? '' };
  }

  async #call(method: string, path: string, body: object): Promise<unknown> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.#api}${path}`, {
      method,
      headers: {
        ...(isForm ? {} : { 'Content-Type': 'application/json' }),
        ...(this.#session ? { Authorization: `Bearer ${this.#session.token}` } : {}),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    if (!response.ok) {
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    }
    return response.json();
  }
}
