import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { cacheAnswers } from './cached-answers.ts';

/** The store behind kept answers: what it was asked, and what it replies next. */
function keptAnswers() {
  let time = 1000;
  let status = 200;
  const asked: string[] = [];
  const ask = cacheAnswers({
    fetch: (url) => {
      asked.push(url);
      return status === 0
        ? Promise.reject(new TypeError('no network'))
        : Promise.resolve(new Response(`answer ${asked.length}`, { status }));
    },
    isShared: (url) => url.includes('shared'),
    freshFor: 30,
    // Two answers of eight letters, with their addresses of up to eleven.
    mostBytes: 80,
    now: () => time,
  });
  return {
    asked,
    text: async (url: string) => (await ask(url, {})).text(),
    pass: (ms: number) => {
      time += ms;
    },
    reply: (next: number) => {
      status = next;
    },
  };
}

test('askers at once and within its time share one answer', async () => {
  const { asked, text, pass } = keptAnswers();

  expect(await Promise.all([text('/shared'), text('/shared')])).toEqual(['answer 1', 'answer 1']);
  pass(30);
  expect(await text('/shared')).toBe('answer 1');
  pass(1);
  expect(await text('/shared')).toBe('answer 2');
  expect(asked).toHaveLength(2);
});

test('a response that is not shared is requested each time', async () => {
  const { text } = keptAnswers();

  expect([await text('/own'), await text('/own')]).toEqual(['answer 1', 'answer 2']);
});

test.each([503, 0])('an answer of status %i is not kept', async (status) => {
  const { text, reply, asked } = keptAnswers();
  reply(status);
  await Promise.allSettled([text('/shared'), text('/shared')]);
  expect(asked).toHaveLength(2);
  reply(200);

  expect(await text('/shared')).toBe('answer 3');
  expect(await text('/shared')).toBe('answer 3');
});

test('the answer that was asked for first makes room', async () => {
  const { text } = keptAnswers();
  await text('/shared/1');
  await text('/shared/2');
  await text('/shared/3');

  expect(await text('/shared/3')).toBe('answer 3');
  expect(await text('/shared/1')).toBe('answer 4');
});

test('an answer that takes more than the memory for all of them is given and not kept', async () => {
  let asked = 0;
  const ask = cacheAnswers({
    fetch: () => {
      asked += 1;
      return Promise.resolve(new Response('x'.repeat(1000)));
    },
    isShared: () => true,
    freshFor: 30,
    mostBytes: 1500,
    now: () => 1000,
  });

  for (let time = 0; time < 2; time += 1) {
    expect(await (await ask('/long', {})).text()).toHaveLength(1000);
    await nextTurn();
  }

  expect(asked).toBe(2);
});
