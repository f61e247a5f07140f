import { expect, test } from 'vitest';
import type { RawLine } from '../../catalogue/import/read-file.ts';
import { showProgress } from './progress.ts';

async function* linesOf(count: number): AsyncGenerator<RawLine> {
  for (let line = 1; line <= count; line += 1) yield { line, value: line };
}

async function shown(isTTY: boolean) {
  const written: string[] = [];
  let passed = 0;
  const screen = { isTTY, write: (text: string) => written.push(text) };
  for await (const { value } of showProgress(linesOf(1100), screen, (read) => `${read} lidas`))
    passed += value === 0 ? 0 : 1;
  return { written, passed };
}

test('a person at a terminal sees how far an import is', async () => {
  expect(await shown(true)).toEqual({
    written: ['\r500 lidas', '\r1000 lidas', '\r\u001B[K'],
    passed: 1100,
  });
});

test('a log gets no lines in between', async () => {
  expect(await shown(false)).toEqual({ written: [], passed: 1100 });
});
