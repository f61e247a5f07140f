import { expect, it } from 'vitest';
import { reloadIfReplaced } from './replaced-build.ts';

const script = 'https://br.example/assets/client-1.js';

function tab(answer: () => Promise<{ status: number }>) {
  const kept = new Map<string, string>();
  const seen = { reloads: 0, asked: 0 };
  const page = {
    script,
    fetch: () => {
      seen.asked += 1;
      return answer();
    },
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    },
    reload: () => {
      seen.reloads += 1;
    },
  };
  return { page, seen };
}

const answering = (status: number) => () => Promise.resolve({ status });

it('reloads once when the build of the page is gone', async () => {
  const { page, seen } = tab(answering(404));

  await reloadIfReplaced(page);
  await reloadIfReplaced(page);

  expect(seen.reloads).toBe(1);
});

it('reloads once when it is asked again before the server has answered', async () => {
  const { page, seen } = tab(answering(404));

  await Promise.all([reloadIfReplaced(page), reloadIfReplaced(page)]);

  expect(seen.reloads).toBe(1);
});

it('reloads again when a later build is gone too', async () => {
  const { page, seen } = tab(answering(404));

  await reloadIfReplaced(page);
  await reloadIfReplaced({ ...page, script: 'https://br.example/assets/client-2.js' });

  expect(seen.reloads).toBe(2);
});

it.each([
  ['the build is still there', answering(200)],
  ['the server is in trouble', answering(503)],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('leaves the page alone when %s', async (_, answer) => {
  const { page, seen } = tab(answer);

  await reloadIfReplaced(page);

  expect(seen.reloads).toBe(0);
});

it('leaves the page alone where it could not know that it has reloaded', async () => {
  const { page, seen } = tab(answering(404));
  const forbidden = () => {
    throw new DOMException('denied');
  };

  await reloadIfReplaced({ ...page, storage: { getItem: () => null, setItem: forbidden } });

  expect(seen.reloads).toBe(0);
});
