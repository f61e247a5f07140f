import { paymentWays } from '@ponte/contract/orders';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const service = {
  PAYMENT_PROVIDER: 'http',
  PAYMENT_URL: 'https://pay.example',
  PAYMENT_KEY: 'a-key-of-thirty-two-characters-or-more',
};

test('a payment service offers in the shop what its merchant says, and nothing otherwise', () => {
  const read = (ways: Readonly<Record<string, string>>) => readConfig({ ...service, ...ways });

  expect(read({ PAYMENT_WAYS_BR: 'pix, card', PAYMENT_WAYS_PY: 'qr' })).toMatchObject({
    config: {
      paymentService: {
        ways: { foreign: [{ way: 'pix' }, { way: 'card' }], resident: [{ way: 'qr' }] },
      },
    },
  });
  expect(read({})).toMatchObject({
    config: { paymentService: { ways: { foreign: [], resident: [] } } },
  });
});

test.each(['boleto', 'pix,pix', 'pix,,card'])(
  'ways to pay that are none are refused: %s',
  (ways) => {
    const read = readConfig({ ...service, PAYMENT_WAYS_BR: ways });

    expect(read).toMatchObject({ ok: false, problem: expect.stringContaining('PAYMENT_WAYS_BR') });
  },
);

test('every way of the contract can be offered', () => {
  expect(readConfig({ ...service, PAYMENT_WAYS_PY: paymentWays.join(',') })).toMatchObject({
    config: { paymentService: { ways: { resident: paymentWays.map((way) => ({ way })) } } },
  });
});
