import { createApi, createShop } from '@ponte/domain';
import {
  fakeFetch,
  ManualClock,
  MemoryStorage,
  regionPY,
  type Answer,
} from '@ponte/domain/testing';
import { expect, it } from 'vitest';
import { confirmSession } from './confirm-session.ts';

const luis = { id: 12, nome: 'Luis Alberto', email: 'luis@example.com', estrangeiro: 0 };

/** A shop whose browser may have kept a session, and whose store answers `/ecom/me` like this. */
function open(answer: Answer | undefined, isSignedIn = true) {
  const [clock, storage] = [new ManualClock(), new MemoryStorage().tab()];
  const { fetch, requests } = fakeFetch(() => answer);
  const api = createApi({ region: regionPY, origin: '', fetch, clock });
  const shop = createShop({ region: regionPY, api, clock, storage, retries: 0 });
  if (isSignedIn) shop.session.signIn('token', { id: '12', name: 'Luis', kind: 'resident' });
  return { shop, requests };
}

it('a session that the store knows goes on, with what it says of the customer', async () => {
  const { shop, requests } = open({ status: 200, body: luis });
  await confirmSession(shop);
  expect(requests.map(({ url }) => url.pathname)).toEqual(['/ecom/me']);
  expect(shop.session.customer?.name).toBe('Luis Alberto');
});

// Spec: accounts 4.3, 8.11
it('a session that the store refuses ends', async () => {
  const { shop } = open({ status: 401, body: { message: '' } });
  await confirmSession(shop);
  expect(shop.session.customer).toBeNull();
});

// Spec: accounts 8.11
it('a session stays when the store does not answer', async () => {
  const { shop } = open(undefined);
  await confirmSession(shop);
  expect(shop.session.customer?.name).toBe('Luis');
});

it('of an anonymous visitor nothing is asked', async () => {
  const { shop, requests } = open(undefined, false);
  await confirmSession(shop);
  expect(requests).toEqual([]);
});
