import { expect, test } from 'vitest';
import { fieldSentence, isFieldSentence, withoutField } from './field-sentence.ts';

const missing = fieldSentence('rua', 'Este campo é obrigatório.');

test('names the field before what is wrong with it', () => {
  expect(missing).toBe('Campo: rua - Este campo é obrigatório.');
  expect(isFieldSentence(missing)).toBe(true);
  expect(isFieldSentence('O e-mail já está em uso.')).toBe(false);
});

test('beside its field a sentence, or several, stand without its name', () => {
  expect(withoutField(missing)).toBe('Este campo é obrigatório.');
  expect(withoutField(`Já está em uso. ${missing} ${missing}`)).toBe(
    'Já está em uso. Este campo é obrigatório. Este campo é obrigatório.',
  );
  expect(withoutField('Prazo - até sexta.')).toBe('Prazo - até sexta.');
});
