import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import messages from '../../messages/pt-BR.json';
import { entryLabel } from './entry-label.ts';

const intl = createIntl({ locale: 'pt-BR', messages });
const fields = { 'question.pt': 'questions.question.pt' } as const;

it.each([
  ['data', 'Perguntas'],
  ['data.1', 'Pergunta 2'],
  ['data.1.question.pt', 'Pergunta 2 · Pergunta em português'],
  ['data.0.other', 'Pergunta 1'],
])('%s is called %s', (path, label) => {
  const titleOf = (number: number) => `Pergunta ${number}`;

  expect(entryLabel(intl, path, 'questions.title', titleOf, fields)).toBe(label);
});
