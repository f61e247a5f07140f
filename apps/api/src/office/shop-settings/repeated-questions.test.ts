import { getQuestions, updateQuestions } from '@ponte/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownShop } from '../../testing/own-shop.ts';
import { ask, hire, startStaffedShop, type Hired } from '../../testing/staff.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { readShopSettings } from './shop-json.ts';

let shop: TestApp;
let clerk: Hired;
beforeAll(async () => {
  shop = await startStaffedShop();
  clerk = await hire(shop, 'catalogue');
});
afterAll(() => shop.close());

const asked = (pt: string, es: string) => ({
  question: { pt, es },
  answer: { pt: 'Sim.', es: 'Sí.' },
});

/** What shop.json and the back office's form say of the same questions. */
async function refusedBy(questions: readonly ReturnType<typeof asked>[]) {
  const read = readShopSettings(JSON.stringify({ ...JSON.parse(ownShop()), questions }));
  const { version } = await shop.call(getQuestions, clerk.sends());
  const body = { version, data: [...questions] };
  const answer = await ask(shop, updateQuestions, clerk.sends({ body }));
  return {
    problems: read.ok ? [] : read.problems,
    status: answer.status,
    said: await answer.json(),
  };
}

test.each([
  ['the same', [asked('Onde?', '¿Dónde?'), asked('Onde?', '¿Dónde?')], ['pt', 'es']],
  ['the same in one language', [asked('Onde?', '¿Dónde?'), asked('Onde fica?', '¿Dónde?')], ['es']],
  ['the same but for letters', [asked('Onde?', '¿Dónde?'), asked(' ONDE? ', '¿Cómo?')], ['pt']],
] as const)('a question is refused by file and form: %s', async (_, questions, languages) => {
  const { problems, status, said } = await refusedBy(questions);

  expect(problems).toEqual(
    languages.map((language) => ({
      path: `questions.1.question.${language}`,
      code: 'twice',
      params: {},
    })),
  );
  expect(status).toBe(422);
  expect(said).toMatchObject({
    errors: Object.fromEntries(
      languages.map((language) => [
        `data.1.question.${language}`,
        ['Esta pergunta já está na lista.'],
      ]),
    ),
  });
});

test('different questions are taken by file and form, as is one in the other’s language', async () => {
  const questions = [asked('Frete?', '¿Flete?'), asked('Garantia?', 'Frete?')];

  expect(await refusedBy(questions)).toMatchObject({ problems: [], status: 200 });
});

test.each(['question', 'answer'] as const)('a long %s is refused by both', async (part) => {
  const long = { ...asked('Frete?', '¿Flete?'), [part]: { pt: 'a'.repeat(4001), es: 'a' } };

  const { problems, status } = await refusedBy([long]);
  expect(problems).toMatchObject([{ path: `questions.0.${part}.pt`, code: 'tooLong' }]);
  expect(status).toBe(422);
});
