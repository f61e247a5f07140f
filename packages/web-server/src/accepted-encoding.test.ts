import { expect, it } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

it.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['gzip;q=1.0, BR;q=0.5', 'gzip'],
  ['gzip ; Q = 0.9 , br;q=0.9', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 ,gzip;q=0', undefined],
  ['*', 'br'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['gzip, *;q=0', 'gzip'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['identity, gzip;q=0.5', undefined],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['identity;q=0.5, gzip;q=0.4, br', 'br'],
  ['', undefined],
  ['x-br, brotli, gzipped', undefined],
  ['br;q=much, gzip;q=2', undefined],
  [';;;,,', undefined],
])('"%s" is answered in %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
