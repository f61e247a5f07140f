import { expect, test } from 'vitest';
import { locales, markupIn } from '../testing/markup.tsx';
import { ShopForm } from './shop-form.tsx';
import type { ShopFormState } from './use-shop-form.ts';

/** The line above the errors of a form, in both languages. */
function titles(
  state: Pick<ShopFormState<string>, 'errors' | 'hasFailed'>,
  texts: { errorTitle?: string; failureTitle?: string } = {},
): readonly (string | undefined)[] {
  const whole = { ...state, errorListRef: { current: null }, onSubmit: () => undefined };
  return locales.map((locale) => {
    const html = markupIn(locale, <ShopForm state={whole} {...texts} />);
    return /role="alert".*?<(?:strong|p|div)[^>]*>([^<]+)</.exec(html)?.[1];
  });
}

const failed = { errors: [{ message: 'Sem conexão com a loja.' }], hasFailed: true };
const wrong = { errors: [{ message: 'Informe o nome.', fieldId: 'f-name' }], hasFailed: false };

test('a failure of the store stands under its own heading, not under that of missing fields', () => {
  expect(titles(wrong)).toEqual(['Confira o que falta', 'Revise lo que falta']);
  expect(titles(failed)).toEqual(['Não foi possível enviar', 'No se pudo enviar']);
});

test('a form may have its own headings for both', () => {
  const own = { errorTitle: 'Preencha todos os campos.', failureTitle: 'Não foi possível entrar' };

  expect(titles(wrong, own)[0]).toBe(own.errorTitle);
  expect(titles(failed, own)[0]).toBe(own.failureTitle);
  expect(titles(failed, { errorTitle: 'A senha não foi alterada' })[0]).toBe(
    'A senha não foi alterada',
  );
});
