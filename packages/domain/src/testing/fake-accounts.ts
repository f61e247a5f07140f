import type { WireAddress, WireUser } from '@ponte/contract';
import { FakeStore } from './fake-store.ts';
import type { Answer, Respond, SeenRequest } from './open-api.ts';

export interface FakeCustomer {
  readonly user: WireUser;
  readonly password: string;
}

/** Luis, a Paraguayan with one address, as on the wire. */
export const luis: WireUser = {
  id: 12,
  nome: 'Luis',
  sobrenome: 'Benítez',
  email: 'luis@example.com',
  email_verified_at: null,
  estrangeiro: 0,
  documento_tipo: 'RUC',
  documento: '800280610',
  telefone: '595981123456',
};

/**
 * An in-memory store of customers and one session's addresses, without the real rules. `registered`
 * and `addresses` record what it did.
 */
export class FakeAccounts {
  readonly customers = new Map<string, FakeCustomer>([
    ['luis@example.com', { user: luis, password: 'secreta-1' }],
  ]);
  addresses: WireAddress[] = [
    { id: 1, nome: 'Casa', logradouro: 'Calle 1', numero: '12', bairro: 'Centro', cidade_id: 5737 },
  ];
  /** The registered addresses, one entry per registration. */
  readonly registered: string[] = [];
  readonly #store = new FakeStore();

  readonly respond: Respond = (request) => {
    const path = request.url.pathname;
    if (path === '/ecom/cliente/cadastrar') return this.#register(request);
    if (path === '/ecom/login') return this.#logIn(request);
    if (path === '/ecom/me') return done({ ...luis, enderecos: this.addresses });
    if (path.startsWith('/ecom/cliente/address')) return this.#address(request);
    if (path.startsWith('/ecom/cliente/') || path === '/ecom/logout') return done({ message: '' });
    return this.#store.respond(request);
  };

  #register({ body }: SeenRequest): Answer {
    const form = body instanceof FormData ? body : new FormData();
    const email = textOf(form, 'email');
    if (this.customers.has(email)) return refusal({ email: ['O e-mail já está em uso.'] });
    const user = {
      ...luis,
      id: this.customers.size + 20,
      email,
      nome: textOf(form, 'nome'),
      estrangeiro: textOf(form, 'estrangeiro') === '1' ? (1 as const) : (0 as const),
    };
    this.customers.set(email, { user, password: textOf(form, 'password') });
    this.registered.push(email);
    return done({ message: '' });
  }

  #logIn({ body }: SeenRequest): Answer {
    const text = JSON.stringify(body);
    const customer = [...this.customers.values()].find(
      ({ user, password }) =>
        text.includes(JSON.stringify(user.email)) && text.includes(JSON.stringify(password)),
    );
    return customer
      ? done({ token: `token-of-${customer.user.nome}`, user: customer.user })
      : { status: 401, body: { message: 'Credenciais inválidas' } };
  }

  #address({ method, url, body }: SeenRequest): Answer {
    const id = Number(url.pathname.split('/')[4]);
    if (method === 'POST') {
      const made = { id: 100 + this.addresses.length, ...Object(body), principal: false };
      this.addresses = [...this.addresses, made];
      return done(made);
    }
    const known = this.addresses.find((one) => one.id === id);
    if (!known) return { status: 404, body: { message: 'Not found' } };
    this.addresses =
      method === 'PUT'
        ? this.addresses.filter((one) => one.id !== id)
        : this.addresses.map((one) => ({ ...one, principal: one.id === id }));
    return done(known);
  }
}

/** A 422 about these fields. */
export function refusal(errors: Readonly<Record<string, readonly string[]>>): Answer {
  return { status: 422, body: { message: 'Os dados informados são inválidos.', errors } };
}

function done(body: unknown): Answer {
  return { status: 200, body };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
