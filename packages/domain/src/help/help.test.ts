import { expect, test } from 'vitest';
import { ok } from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { wireStart } from '../testing/samples.ts';
import { helpOf } from './index.ts';

test('has the questions of the start data, after a failure once they are asked for again', async () => {
  let broken = true;
  const { shop } = openShop(() => (broken ? undefined : ok(wireStart())), { shop: { retries: 0 } });
  const help = helpOf(shop);
  expect(await help.load()).toEqual({ kind: 'failed' });
  expect(help.questions).toBeUndefined();
  expect(help.error).toEqual({ kind: 'offline' });

  broken = false;
  expect(await help.load()).toEqual({ kind: 'shown' });
  expect(help.questions).toEqual([{ question: 'Como comprar?', answer: 'Pelo site.' }]);
  expect(help.error).toBeUndefined();
});
