import { FakeStore } from './fake-store.ts';
import type { Answer, SeenRequest } from './index.ts';
import { product } from './samples.ts';

export const drill = product();
export const saw = product({ id: 8, name: 'Serra', price: { minor: 1250, currency: 'USD' } });
export const tape = product({ id: 9, name: 'Fita', price: { minor: 99, currency: 'USD' } });

/** No network. */
const offline = (): undefined => undefined;

/** Cart requests, abbreviated: `POST 7×1`, `PUT 7×2 8×0`; removed lines are ×0. */
export function cartCalls(requests: readonly SeenRequest[]): readonly string[] {
  return requests
    .filter(({ url }) => url.pathname.startsWith('/ecom/'))
    .map(({ method, body }) => [method, ...itemsOf(body)].join(' '));
}

function itemsOf(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null || !('itens' in body)) return [];
  const items: readonly { produto_id: number; qtde: number; ativo: boolean }[] = JSON.parse(
    JSON.stringify(body.itens),
  );
  return items.map((item) => `${item.produto_id}×${item.ativo ? item.qtde : 0}`);
}

export class Line {
  connected = true;
  readonly store: FakeStore;

  constructor(store = new FakeStore()) {
    this.store = store;
  }

  readonly respond = (request: SeenRequest): Answer | undefined =>
    this.connected ? this.store.respond(request) : offline();
}
