import { expect, test } from 'vitest';
import { refusal } from '../testing/fake-accounts.ts';
import { faults, longerThanPatience } from '../testing/faults.ts';
import { ok, settle, type Answer, type Respond } from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { registrationOf } from './index.ts';

function open(respond: Respond) {
  const { shop, requests, clock } = openShop(respond);
  return { check: registrationOf(shop).emailCheck, requests, clock };
}

// Spec: accounts 7.1
test('an address is free or taken, in the store’s words', async () => {
  const { check, requests } = open(({ body }) =>
    JSON.stringify(body).includes('luis') ? refusal({ email: ['Já está em uso.'] }) : ok({}),
  );

  expect(await check.check(' ana@example.com ')).toEqual({
    status: 'free',
    email: 'ana@example.com',
  });
  expect(await check.check('luis@example.com')).toEqual({
    status: 'taken',
    email: 'luis@example.com',
    message: 'Já está em uso.',
  });
  expect(requests.map(({ body }) => body)).toEqual([
    { email: 'ana@example.com' },
    { email: 'luis@example.com' },
  ]);
});

const endless = `${'x'.repeat(189)}@example.com`;

test.each(['', 'ana', 'ana@example', endless])(
  '%j is no address, and not asked for',
  async (text) => {
    const { check, requests } = open(() => ok({}));
    expect(await check.check(text)).toEqual({ status: 'unknown' });
    expect(requests).toEqual([]);
  },
);

test('the same address is asked for once', async () => {
  const { check, requests } = open(() => ok({}));
  await Promise.all([check.check('ana@example.com'), check.check('ana@example.com')]);
  await check.check('ana@example.com');
  expect(requests).toHaveLength(1);
});

test('a late answer to an earlier address is dropped', async () => {
  const answers: ((answer: Answer) => void)[] = [];
  const { check } = open(() => new Promise((resolve) => answers.push(resolve)));
  const first = check.check('luis@example.com');
  await settle();
  const second = check.check('ana@example.com');
  await settle();
  expect(check.state).toEqual({ status: 'checking', email: 'ana@example.com' });

  answers[1]?.(ok({}));
  await second;
  answers[0]?.(refusal({ email: ['Já está em uso.'] }));
  await first;

  expect(check.state).toEqual({ status: 'free', email: 'ana@example.com' });
});

test.each(faults)('after $name it is unknown, and checked again', async ({ answer }) => {
  let fails = true;
  const { check, clock } = open(() => (fails ? answer : ok({})));

  const asked = check.check('ana@example.com');
  await clock.advance(longerThanPatience);
  expect(await asked).toEqual({ status: 'failed', email: 'ana@example.com' });

  fails = false;
  expect(await check.check('ana@example.com')).toMatchObject({ status: 'free' });
});
