import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { EndpointDefinition } from '../endpoint.ts';
import { endpoints } from '../endpoints.ts';
import { validationError } from '../errors.ts';
import { staffEndpoints } from './endpoints.ts';
import { confirmSignInBody, oneTimeCode } from './session.ts';
import { updateRatesBody } from './shop.ts';
import { backOfficePath } from './wire.ts';

const calls = Object.entries<EndpointDefinition>(staffEndpoints);

test('all but what comes before a session ask for one', () => {
  const isPublic = calls.filter(([, { access }]) => access !== 'staff').map(([name]) => name);

  expect(isPublic).toEqual([
    'getStaffShop',
    'signIn',
    'confirmSignIn',
    'openAsDemoOwner',
    'openInvitation',
    'acceptInvitation',
  ]);
});

test.each(calls.filter(([, { access }]) => access === 'staff'))(
  '%s says which roles may make it, owners always',
  (_, { roles }) => {
    expect(roles).toContain('owner');
  },
);

test.each(calls)('%s can be refused: no session, another role, a wrong field', (_, call) => {
  expect(call.path.startsWith(backOfficePath)).toBe(true);
  expect(Object.keys(call.responses)).toEqual(expect.arrayContaining(['401', '403', '422']));
  expect(call.responses[422]).toBe(validationError);
  expect(call.method === 'GET' && call.body !== undefined).toBe(false);
});

test.each(calls)('%s declares every parameter that its path names', (_, { path, params }) => {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const filled = Object.fromEntries(named.map((name) => [name, '7']));

  expect(params ? v.parse(params, filled) : {}).toEqual(filled);
});

test('no two calls have one address, nor one of the shop', () => {
  const addresses = [...calls, ...Object.entries(endpoints)].map(
    ([, { method, path }]) => `${method} ${path}`,
  );

  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each([
  ['123456', true],
  ['123 456', true],
  [' 123-456 ', true],
  ['12345', false],
  ['1234567', false],
  ['ABCD-EFGH-JK', false],
])('%j as a one-time code: %s', (code, isOne) => {
  expect(v.is(oneTimeCode, code)).toBe(isOne);
});

test('a sign-in takes a recovery code in place of a one-time code', () => {
  const ticket = 'a-ticket-of-a-first-step';

  expect(v.is(confirmSignInBody, { ticket, code: 'ABCD-EFGH-JK' })).toBe(true);
  expect(v.is(confirmSignInBody, { ticket, code: 'abcdefghjk' })).toBe(true);
  expect(v.is(confirmSignInBody, { ticket, code: 'ABCD-EFGH' })).toBe(false);
});

test.each([
  ['7350', true],
  ['0.000135', true],
  ['0', false],
  ['0.000', false],
  ['7350,5', false],
  ['-1', false],
  ['1e3', false],
])('%s as a rate: %s', (rate, isOne) => {
  const data = [{ source: 'USD', target: 'PYG', rate }];

  expect(v.is(updateRatesBody, { version: 'x', data })).toBe(isOne);
});
