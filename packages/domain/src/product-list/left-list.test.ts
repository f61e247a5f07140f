import { expect, test } from 'vitest';
import { settle, type Answer } from '../testing/index.ts';
import { openProductList, store } from '../testing/open-product-list.ts';
import { allProducts } from './index.ts';

const saws = { ...allProducts, category: 'ferramentas', department: 'serras' };

/** A list whose start data come when they are let. */
function openWaiting() {
  const waiting: (() => void)[] = [];
  const opened = openProductList((request): ReturnType<typeof store> => {
    if (request.url.pathname !== '/api/public/start') return store(request);
    return new Promise<Answer | undefined>((resolve) => {
      waiting.push(() => resolve(store(request)));
    });
  });
  const letCome = async () => {
    for (const come of waiting.splice(0)) come();
    await settle();
  };
  return { ...opened, letCome };
}

test.each(['load', 'retry'] as const)(
  'a list that was left while its department was looked for takes nothing from the next (%s)',
  async (verb) => {
    const { list, letCome } = openWaiting();
    const left = list[verb](saws);
    await list.load(allProducts);
    expect(list.view(allProducts)).toMatchObject({ status: 'ready', total: 45 });

    await letCome();

    expect(await left).toEqual({ kind: 'shown' });
    expect(list.view(allProducts)).toMatchObject({ status: 'ready', total: 45 });
  },
);

test('a list that was left for another screen asks for nothing any more', async () => {
  const { list, asked, letCome } = openWaiting();
  const leaving = new AbortController();
  const left = list.load(saws, leaving.signal);
  await settle();
  leaving.abort();
  await letCome();

  expect(await left).toEqual({ kind: 'shown' });
  expect(asked()).toEqual([]);
});
