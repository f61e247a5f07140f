import { expect, test } from 'vitest';
import { readQuery, type Reading } from './text/query.ts';
import { understoodOf } from './understood.ts';

/** How a text is read of which all is found but for what `said` says otherwise, by the parts' order. */
async function told(text: string, said: Record<number, Partial<Reading>>, total = 20) {
  const readings = readQuery(text, new Map()).map((sought, at) => ({
    sought,
    isFound: true,
    isKnown: true,
    corrections: [],
    isMissing: false,
    isNear: false,
    isApart: false,
    ...said[at],
  }));
  return understoodOf(text, { readings, total }, (key) => Promise.resolve(key));
}

test('says nothing of a text that was taken as it is', async () => {
  expect(await told('broca 6 mm', {})).toBeUndefined();
});

test('names a measure that no goods have, to which others come near', async () => {
  expect(await told('broca 1/4', { 1: { isMissing: true, isNear: true } })).toEqual({
    sem_resultado: [],
    medidas_proximas: ['1/4'],
    corrigido: [],
    entendido: 'broca',
  });
});

test('names measures that goods have, but none of them all', async () => {
  const apart = { isApart: true };
  expect(await told('broca 6 mm 200 mm', { 1: apart, 2: apart })).toEqual({
    sem_resultado: [],
    medidas_separadas: ['6 mm', '200 mm'],
    corrigido: [],
    entendido: 'broca',
  });
});

test('names a number that no goods have among the words that are not found', async () => {
  expect(await told('eletrodo 9018', { 1: { isFound: false, isMissing: true } })).toEqual({
    sem_resultado: ['9018'],
    corrigido: [],
    entendido: 'eletrodo',
  });
});

test('leaves out an amount of money', async () => {
  expect(await told('furadeira até R$ 200', {})).toEqual({
    sem_resultado: [],
    corrigido: [],
    entendido: 'furadeira',
  });
  expect(await told('R$ 200', {}, 0)).toMatchObject({ sem_resultado: [], entendido: '' });
});
