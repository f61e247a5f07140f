import { expect, it } from 'vitest';
import { locales, markupIn, type Locale } from '../../../testing/markup.tsx';
import { CpfField } from './cpf-field.tsx';

function shown(locale: Locale, cpf: string, isCpfWrong: boolean): string {
  const field = { cpf, isCpfWrong, setCpf: () => undefined };
  return markupIn(locale, <CpfField checkout={field} />);
}

it.each([
  ['pt-BR', 'CPF do titular', 'O pagamento com cartão precisa de um CPF.'],
  ['es-PY', 'CPF del titular', 'El pago con tarjeta necesita un CPF.'],
] as const)('asks in %s for the CPF and says why', (locale, label, why) => {
  const markup = shown(locale, '52998224725', false);

  expect(markup).toContain(label);
  expect(markup).toContain(why);
  expect(markup).toContain('required=""');
  expect(markup).toContain('value="529.982.247-25"');
});

it.each([
  ['pt-BR', 'Informe um CPF válido para pagar com cartão.'],
  ['es-PY', 'Indique un CPF válido para pagar con tarjeta.'],
] as const)('says in %s that it can be none, once paying was tried', (locale, sentence) => {
  const markup = shown(locale, '111', true);

  expect(markup).toContain(sentence);
  expect(markup).toContain('aria-invalid="true"');
});

it.each(locales)('complains of nothing before, in %s', (locale) => {
  expect(shown(locale, '', false)).not.toContain('aria-invalid="true"');
});
