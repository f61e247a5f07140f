import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import portuguese from '../../../messages/pt-BR.json' with { type: 'json' };
import { wordsIn } from './words.ts';

test('a message is written in its language, with numbers and choices', () => {
  expect(wordsIn('pt')('mail.goods.quantity', { quantity: 1_000 })).toBe('1.000 unidades');
  expect(wordsIn('es')('mail.goods.quantity', { quantity: 1 })).toBe('1 unidad');
  expect(wordsIn('es')('shipped.subject', { brought: 'yes', order: '000007' })).toBe(
    'En camino: pedido 000007',
  );
});

test('a value with brackets of either kind stays as it is', () => {
  expect(wordsIn('pt')('mail.greeting', { name: '<b>{Ana}</b>' })).toBe('Olá, <b>{Ana}</b>!');
});

test('every message is used', () => {
  const folder = join(import.meta.dirname, '../..');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

  expect(Object.keys(portuguese).filter((id) => !sources.includes(`'${id}'`))).toEqual([]);
});
