import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

/** Where a request counts as coming from. */
async function placeOf(peer: string, forwarded?: string, proxies?: number): Promise<string> {
  const app = new Hono();
  app.get('/', (context) => context.text(clientAddress(context, proxies)));
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  const env = { incoming: { socket: { remoteAddress: peer } } };
  return (await app.request('/', { headers }, env)).text();
}

test('is the peer, whatever clients write in front of it', async () => {
  expect(await placeOf('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
});

test('is what our own proxies say, and nothing that was written before them', async () => {
  expect(await placeOf('127.0.0.1', '6.6.6.6, 203.0.113.7')).toBe('203.0.113.7');
  expect(await placeOf('10.0.0.1', '6.6.6.6, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7');
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
])('of %s is %s: a home has a whole network of IPv6', async (address, place) => {
  expect(await placeOf('127.0.0.1', address)).toBe(place);
});
