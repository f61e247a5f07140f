import { passwordLength, type Problem } from '@ponte/domain/forms';
import { passwordLength as kitPasswordLength } from '@ponte/ui/functions';
import { esPY } from '@ponte/ui/locales/es-PY';
import { ptBR } from '@ponte/ui/locales/pt-BR';
import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { intlIn } from '../testing/markup.tsx';
import { useErrorTexts } from './use-error-texts.ts';

function said(locale: 'pt-BR' | 'es-PY', problem: Problem): string {
  const Said = () => useErrorTexts().problem(problem);
  return renderToStaticMarkup(
    <RawIntlProvider value={intlIn(locale)}>
      <Said />
    </RawIntlProvider>,
  );
}

it.each([
  ['pt-BR', ptBR.messages],
  ['es-PY', esPY.messages],
] as const)('a field of the kit and a form of the shop use one sentence in %s', (locale, kit) => {
  const pairs: readonly (readonly [Problem, string])[] = [
    [{ rule: 'required' }, kit.form.missing],
    [{ rule: 'minLength', limit: 8 }, kit.form.tooShort(8)],
    [{ rule: 'maxLength', limit: 1 }, kit.form.tooLong(1)],
    [{ rule: 'email' }, kit.form.wrongEmail],
    [{ rule: 'cpf' }, kit.document.wrong.cpf],
    [{ rule: 'cnpj' }, kit.document.wrong.cnpj],
    [{ rule: 'ruc' }, kit.document.wrong.ruc],
    [{ rule: 'cedula' }, kit.document.wrong.cedula],
    [{ rule: 'phone' }, kit.phone.wrong],
    [{ rule: 'postalCode' }, kit.postalCode.wrong],
    [{ rule: 'passwordBlank' }, kit.password.blank],
  ];
  expect(pairs.map(([problem]) => said(locale, problem))).toEqual(
    pairs.map(([, sentence]) => sentence),
  );
});

it('a new password has one length in the kit and in the shop', () => {
  expect(kitPasswordLength).toEqual(passwordLength);
});
