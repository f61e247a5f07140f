import { expect, it } from 'vitest';
import { SharedReads } from './shared-reads.ts';

function reads(answer: () => Promise<Response> = async () => new Response('answer')) {
  const asked: string[] = [];
  const clock = { time: 0 };
  const shared = new SharedReads(
    (url) => {
      asked.push(url);
      return answer();
    },
    () => clock.time,
  );
  return { shared, asked, clock };
}

it('gives a page the answer that was fetched ahead of it, once', async () => {
  const { shared, asked } = reads();

  const ahead = await shared.fetchAhead('/api/list', {});
  const first = await shared.fetch('/api/list', {});
  const second = await shared.fetch('/api/list', {});

  expect(await Promise.all([ahead.text(), first.text(), second.text()])).toEqual([
    'answer',
    'answer',
    'answer',
  ]);
  expect(asked).toEqual(['/api/list', '/api/list']);
});

it('shares an answer that is still on its way', async () => {
  let arrive = () => undefined as void;
  const { shared, asked } = reads(
    () => new Promise((resolve) => (arrive = () => resolve(new Response('late')))),
  );

  const ahead = shared.fetchAhead('/api/list', {});
  const page = shared.fetch('/api/list', {});
  arrive();

  expect(await (await page).text()).toBe('late');
  await ahead;
  expect(asked).toHaveLength(1);
});

it('asks ahead no more once somebody is there, who asks for themselves', async () => {
  const { shared, asked } = reads();
  let isThere = false;
  const ahead = shared.aheadOf(() => isThere);
  await ahead('/api/details', {});
  isThere = true;

  await shared.fetch('/api/list', {});
  await expect(ahead('/api/list', {})).rejects.toThrow('there');

  expect(asked).toEqual(['/api/details', '/api/list']);
});

it('asks again when the answer has waited too long', async () => {
  const { shared, asked, clock } = reads();
  await shared.fetchAhead('/api/list', {});
  clock.time = 20_001;

  await shared.fetch('/api/list', {});

  expect(asked).toHaveLength(2);
});

it('does not keep an answer that failed', async () => {
  const { shared, asked } = reads(async () => new Response('', { status: 503 }));
  await shared.fetchAhead('/api/list', {});

  await shared.fetch('/api/list', {});

  expect(asked).toHaveLength(2);
});

it('asks itself when the network failed while fetching ahead', async () => {
  let online = false;
  const { shared } = reads(async () => {
    if (!online) throw new TypeError('Failed to fetch');
    return new Response('answer');
  });
  const ahead = shared.fetchAhead('/api/list', {});
  const page = shared.fetch('/api/list', {});
  online = true;

  await expect(ahead).rejects.toThrow('Failed to fetch');
  expect(await (await page).text()).toBe('answer');
});

it('never answers a write with what was read', async () => {
  const { shared, asked } = reads();
  await shared.fetchAhead('/ecom/venda/carrinho', {});

  await shared.fetch('/ecom/venda/carrinho', { method: 'POST' });

  expect(asked).toHaveLength(2);
});
