import { createFormControl, type FieldValues } from 'react-hook-form';
import { expect, it } from 'vitest';
import { checkValues } from '../../forms/check-values.ts';
import { watchRelated } from '../../forms/watch-related.ts';
import { exchangeKindValues } from './kind-values.ts';
import { checkRegistration, defaultsFor, related } from './registration-form.ts';

const defaultValues: FieldValues = defaultsFor('foreign');

function open() {
  const { formControl: form } = createFormControl({
    defaultValues,
    resolver: (values) => checkValues(checkRegistration, values),
  });
  watchRelated(form, related);
  return form;
}

/** Checks that a change has started end in a later task. */
const checked = () => new Promise((done) => setTimeout(done));

it('shows no error in the fields of the other nationality, and brings the first back', async () => {
  const form = open();
  form.setValue('phone', '+55 (45) 99988-7766');
  form.setValue('document', '529.982.247-2');
  await form.trigger('document');
  expect(form.getFieldState('document').error).toBeDefined();

  const aside = exchangeKindValues(form, 'resident');
  await checked();
  expect(form.getValues(['documentType', 'document', 'phone'])).toEqual(['RUC', '', '']);
  expect(form.getFieldState('document').error).toBeUndefined();

  exchangeKindValues(form, 'foreign', aside);
  await checked();
  expect(form.getValues(['documentType', 'document', 'phone'])).toEqual([
    'CPF',
    '529.982.247-2',
    '+55 (45) 99988-7766',
  ]);
});
