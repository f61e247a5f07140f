import { expect, test } from 'vitest';
import { synonymKind } from './query.ts';
import { tokensOf } from './tokens.ts';

test.each([
  ['kit de chaves', 'jogo de chaves', 'exact'],
  ['chave biela', 'jogo de soquetes', 'exact'],
  ['catraca', 'criquet', 'synonym'],
  ['masa', 'maza', 'synonym'],
  ['boca de lobo', 'poceadora', 'synonym'],
] as const)('%s finds %s as %s', (text, synonym, kind) => {
  expect(synonymKind(tokensOf(text), tokensOf(synonym))).toBe(kind);
});
