import { expect, test } from 'vitest';
import type { ApiError } from '../result/index.ts';
import { refusalOf } from './refusal.ts';

const formFields = { telefone: 'phone', estado_id: 'stateId', cidade_id: 'stateId' } as const;
const refused = (fields: Record<string, string[]>, message = ''): ApiError => ({
  kind: 'validation',
  fields,
  message,
});

test.each([
  [refused({ telefone: ['Wrong.', 'Too long.'] }), { phone: ['Wrong.', 'Too long.'] }, []],
  [
    refused({ estado_id: ['No state.'], cidade_id: ['No city.'] }),
    { stateId: ['No state.', 'No city.'] },
    [],
  ],
  [refused({ admin: ['Unknown.'], telefone: ['Wrong.'] }), { phone: ['Wrong.'] }, ['Unknown.']],
  [refused({ constructor: ['Odd.'] }), {}, ['Odd.']],
  [refused({}, 'Invalid.'), {}, ['Invalid.']],
  [refused({ telefone: ['Wrong.'] }, 'Invalid.'), { phone: ['Wrong.'] }, []],
  [{ kind: 'offline' }, {}, []],
] satisfies (readonly [ApiError, object, string[]])[])(
  '%o lands on %o and %o',
  (error, fields, others) => {
    const refusal = refusalOf(error, formFields);

    expect(Object.fromEntries(refusal.fields)).toEqual(fields);
    expect(refusal.others).toEqual(others);
  },
);
