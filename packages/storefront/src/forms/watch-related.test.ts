import { checkForm } from '@ponte/domain/forms';
import { resetForm } from '@ponte/domain/password-reset';
import { createFormControl, type FieldValues } from 'react-hook-form';
import { expect, test } from 'vitest';
import { checkValues } from './check-values.ts';
import { watchRelated } from './watch-related.ts';

const defaultValues: FieldValues = { password: '', passwordConfirmation: '' };

/** A password and its confirmation, watched. */
function open() {
  const { formControl } = createFormControl({
    defaultValues,
    resolver: (values) => checkValues((given) => checkForm(resetForm, given), values),
  });
  const errorOf = () => formControl.getFieldState('passwordConfirmation').error?.type;
  const type = (name: 'password' | 'passwordConfirmation', text: string) =>
    formControl.setValue(name, text, { shouldTouch: true });
  return { form: formControl, errorOf, type };
}

test('a confirmation that matched says so when the password is changed, and is right again with it', async () => {
  const { form, errorOf, type } = open();
  const stop = watchRelated(form, { password: ['passwordConfirmation'] });
  type('password', 'correct horse');
  type('passwordConfirmation', 'correct horse');
  await form.trigger('passwordConfirmation');
  expect(errorOf()).toBeUndefined();

  type('password', 'other horse');
  await expect.poll(errorOf).toBe('sameAs');

  type('password', 'correct horse');
  await expect.poll(errorOf).toBeUndefined();
  stop();
});

test('a confirmation that has not been visited shows no error', async () => {
  const { form, errorOf, type } = open();
  const asked: string[] = [];
  const trigger: typeof form.trigger = (name) => {
    asked.push(String(name));
    return form.trigger(name);
  };
  watchRelated({ ...form, trigger }, { password: ['passwordConfirmation'] });

  type('password', 'correct horse');

  expect([asked, errorOf()]).toEqual([[], undefined]);
});
