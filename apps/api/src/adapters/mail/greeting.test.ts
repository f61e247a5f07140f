import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

test.each([
  ['Ana', 'Olá, Ana!'],
  ['  María  José ', 'Olá, María José!'],
  ["D'Ávila-Souza", "Olá, D'Ávila-Souza!"],
  ['J. P.', 'Olá, J. P.!'],
  ['Ana\r\nBcc: other@example.com', 'Olá, Ana Bcc other example com!'],
  ['Ana\u2028\u2029\u0085Souza', 'Olá, Ana Souza!'],
  ['https://evil.example/pay?now=1', 'Olá, https evil example pay now!'],
  ['www.evil.example', 'Olá, www evil example!'],
  ['Ana ganhou R$ 5.000', 'Olá, Ana ganhou R!'],
  ['<b>Ana</b>', 'Olá, b Ana b!'],
  ['12345', 'Olá!'],
  ['', 'Olá!'],
  ['x'.repeat(200), 'Olá!'],
  ['Ana Maria das Dores Aparecida da Conceição Silva', 'Olá, Ana Maria das Dores Aparecida da!'],
])('%j is greeted with %j', (name, line) => {
  expect(greeting('pt', name)).toBe(line);
});

test('a letter in Spanish begins as letters in Spanish do', () => {
  expect(greeting('es', 'Luis')).toBe('Hola, Luis:');
  expect(greeting('es', '.')).toBe('Hola, .:');
  expect(greeting('es', '***')).toBe('Hola:');
});
