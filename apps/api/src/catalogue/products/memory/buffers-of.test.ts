import { expect, test } from 'vitest';
import { buffersOf } from './buffers-of.ts';

test('arrays of numbers are handed over without a copy, wherever in a value they are', () => {
  const arrays = [
    new Uint32Array([1]),
    new Uint8Array([2]),
    new Uint32Array([3]),
    new Uint32Array([4]),
  ];
  const [ids, bytes, group, sorted] = arrays;
  const value = {
    version: '1.1',
    ids,
    words: { keys: { bytes } },
    brands: new Map([[7, group]]),
    prepared: new Map([['nome', { sorted }]]),
  };

  const received = structuredClone(value, { transfer: buffersOf(value) });

  expect(received).toEqual({
    version: '1.1',
    ids: new Uint32Array([1]),
    words: { keys: { bytes: new Uint8Array([2]) } },
    brands: new Map([[7, new Uint32Array([3])]]),
    prepared: new Map([['nome', { sorted: new Uint32Array([4]) }]]),
  });
  // What was handed over is gone here.
  expect(arrays.map(({ length }) => length)).toEqual([0, 0, 0, 0]);
});
