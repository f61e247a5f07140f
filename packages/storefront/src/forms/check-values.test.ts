import { expect, it } from 'vitest';
import { checkValues, problemOf } from './check-values.ts';

it('says nothing of a form that keeps its rules', () => {
  const values = { phone: '1' };

  expect(checkValues(() => ({ ok: true, values: { phone: 1 } }), values)).toEqual({
    values,
    errors: {},
  });
});

it('puts each problem to its field, also within a list', () => {
  const { errors } = checkValues(
    () => ({
      ok: false,
      problems: { phone: { rule: 'phone' }, 'items.1.name': { rule: 'maxLength', limit: 20 } },
    }),
    {},
  );

  expect(errors).toEqual({
    phone: { type: 'phone', message: '' },
    items: [undefined, { name: { type: 'maxLength', message: '20' } }],
  });
});

it.each([
  [{ type: 'phone', message: '' }, { rule: 'phone' }],
  [
    { type: 'maxLength', message: '20' },
    { rule: 'maxLength', limit: 20 },
  ],
  [{ type: 'store', message: 'Já usado.' }, undefined],
])('reads %o as %o', (error, problem) => {
  expect(problemOf(error)).toEqual(problem);
});
