import { expect, it } from 'vitest';
import { circleIn } from './no-circles.ts';

it('finds chunks that import each other, however far around', () => {
  const imports = new Map([
    ['page.js', ['shell.js', 'fields.js']],
    ['fields.js', ['shell.js', 'masks.js']],
    ['masks.js', ['phones.js']],
    ['phones.js', ['fields.js']],
    ['shell.js', []],
  ]);

  expect(circleIn(imports)).toEqual(['fields.js', 'masks.js', 'phones.js', 'fields.js']);
});

it('has nothing against chunks that several import, nor against other files', () => {
  const imports = new Map([
    ['page.js', ['fields.js', 'shell.js', 'https://elsewhere.example/x.js']],
    ['fields.js', ['shell.js']],
    ['shell.js', []],
  ]);

  expect(circleIn(imports)).toBeUndefined();
});
