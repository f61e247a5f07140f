import { expect, test } from 'vitest';
import { NoPicture } from '../../../adapters/media/fetch-picture.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { pictureReason, sentenceOfReason } from './picture-reason.ts';
import { portuguese } from './pt.ts';
import { say, sentenceOf, type Problem } from './sentences.ts';

const valuesIn = (text: string): string[] => [
  ...new Set(text.match(/\{(?!menu|xlsxMenu)\w+\}/g)?.toSorted()),
];

test.each([
  ['pt', portuguese],
  ['es', spanish],
] as const)('each sentence in %s has the values of the English one', (_, sentences) => {
  for (const [name, text] of Object.entries(english)) {
    const translated = Object.entries(sentences).find(([other]) => other === name)?.[1] ?? '';
    for (const form of translated.split('|')) {
      expect([name, valuesIn(form)]).toEqual([name, valuesIn(text.split('|')[0] ?? '')]);
    }
  }
});

test('why a picture is missing is said in the language of who imports', () => {
  const { message } = new NoPicture('status', 404);
  const missing: Problem = {
    field: 'picture',
    says: 'pictureFailed',
    values: { picture: 'serra.jpg', reason: pictureReason(message) },
  };

  expect(sentenceOf('en', [missing])).toBe('picture serra.jpg: its server answered 404');
  expect(sentenceOf('pt', [missing])).toBe('picture serra.jpg: o servidor respondeu 404');
  expect(sentenceOf('es', [missing])).toBe('picture serra.jpg: su servidor respondió 404');
});

test('a reason that an earlier build has kept stays as it is', () => {
  expect(sentenceOfReason('pt', 'its server answered 404')).toBe('its server answered 404');
});

test('singular and plural differ', () => {
  expect([1, 2].map((n) => say('es', 'stocks', { n }))).toEqual([
    '1 existencia cambiada',
    '2 existencias cambiadas',
  ]);
});
