import type { ApiError } from '@ponte/domain';
import { rules, type Rule } from '@ponte/domain/forms';
import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { intlIn, locales } from '../testing/markup.tsx';
import { useErrorTexts } from './use-error-texts.ts';

/** What a form says, as it is read. */
function read(locale: (typeof locales)[number], Said: () => string): string {
  return renderToStaticMarkup(
    <RawIntlProvider value={intlIn(locale)}>
      <Said />
    </RawIntlProvider>,
  );
}

const said = (error: ApiError, locale: (typeof locales)[number]) =>
  read(locale, () => useErrorTexts().formFailure(error).join(' | '));

const refusedAt = Date.parse('2026-11-20T17:00:10Z');

const offline = [
  'Sem conexão com a loja. O que você digitou continua aqui; tente de novo em instantes.',
  'Sin conexión con la tienda. Lo que escribió sigue aquí; intente de nuevo en unos instantes.',
] as const;
const broken = [
  'A loja não conseguiu responder. Tente de novo em instantes.',
  'La tienda no pudo responder. Intente de nuevo en unos instantes.',
] as const;

describe('a form that the store did not take', () => {
  // Spec: accounts 8.1
  it.each<[string, ApiError, readonly [string, string]]>([
    ['gets no answer', { kind: 'offline' }, offline],
    ['waits too long', { kind: 'timeout' }, offline],
    ['was given up', { kind: 'aborted' }, ['', '']],
    [
      'has no session any more',
      { kind: 'unauthorized', message: 'x' },
      ['Sessão expirada. Faça login novamente.', 'Sesión expirada. Inicie sesión nuevamente.'],
    ],
    [
      'is overtaken, with a reason',
      { kind: 'conflict', message: 'Já existe.' },
      ['Já existe.', 'Já existe.'],
    ],
    [
      'is overtaken',
      { kind: 'conflict', message: '' },
      [
        'Algo mudou desde que a página foi aberta. Confira e envie de novo.',
        'Algo cambió desde que se abrió la página. Revise y envíe de nuevo.',
      ],
    ],
    [
      'is too large',
      { kind: 'tooLarge' },
      [
        'O que foi enviado é grande demais para a loja. Use arquivos menores e tente de novo.',
        'Lo que se envió es demasiado grande para la tienda. Use archivos más livianos e intente de nuevo.',
      ],
    ],
    [
      'cannot be read',
      { kind: 'badRequest', messages: [] },
      [
        'A loja não aceitou o formulário. Confira os campos.',
        'La tienda no aceptó el formulario. Revise los campos.',
      ],
    ],
    [
      'is wrong in a field that is not shown',
      { kind: 'validation', fields: { pais_id: ['Inválido.', 'Outro.'] }, message: '' },
      ['Campo: pais_id - Inválido., Outro.', 'Campo: pais_id - Inválido., Outro.'],
    ],
    [
      'was sent too often',
      { kind: 'rateLimited', refusedAt, retryAt: null },
      [
        'Foram muitas tentativas. Espere um pouco e tente de novo.',
        'Fueron demasiados intentos. Espere un momento e intente de nuevo.',
      ],
    ],
    [
      'was sent too often for some seconds',
      { kind: 'rateLimited', refusedAt, retryAt: Date.parse('2026-11-20T17:00:30Z') },
      [
        'Foram muitas tentativas. Tente de novo às 14:01.',
        'Fueron demasiados intentos. Intente de nuevo a las 14:01.',
      ],
    ],
    [
      'was sent too often for half an hour',
      { kind: 'rateLimited', refusedAt, retryAt: Date.parse('2026-11-20T17:35:00Z') },
      [
        'Foram muitas tentativas. Tente de novo às 14:35.',
        'Fueron demasiados intentos. Intente de nuevo a las 14:35.',
      ],
    ],
    [
      'was sent too often for the rest of the day',
      { kind: 'rateLimited', refusedAt, retryAt: Date.parse('2026-11-21T04:05:00Z') },
      [
        'Foram muitas tentativas. Tente de novo em 21/11/2026, à 01:05.',
        'Fueron demasiados intentos. Intente de nuevo el 21/11/2026, a la 01:05.',
      ],
    ],
    [
      'comes while the store has too much to do',
      { kind: 'server', status: 503, retryAfterMs: 1000 },
      [
        'A loja não conseguiu responder. Espere 1 segundo e tente de novo.',
        'La tienda no pudo responder. Espere 1 segundo e intente de nuevo.',
      ],
    ],
    ['met a fault of the store', { kind: 'server', status: 500 }, broken],
    ['got an answer of nobody’s', { kind: 'contract', path: 'data' }, broken],
  ])('because it %s says so in both languages', (_, error, sentences) => {
    expect(locales.map((locale) => said(error, locale))).toEqual(sentences);
  });
});

it('a failed button does not mention typed text', () => {
  const sentences = locales.map((locale) =>
    read(locale, () => useErrorTexts().failure({ kind: 'offline' }).join(' | ')),
  );

  expect(sentences).toEqual([
    'Sem conexão com a loja. Tente de novo em instantes.',
    'Sin conexión con la tienda. Intente de nuevo en unos instantes.',
  ]);
});

// Spec: storefront 5.10
// Spec: accounts 5.7
it.each(locales)('each rule has its own sentence in %s, with its limit', (locale) => {
  const sentences = rules.map((rule) =>
    read(locale, () => useErrorTexts().problem({ rule, limit: 5 * 1024 * 1024 })),
  );

  expect(new Set(sentences).size).toBe(rules.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  expect(sentences[rules.indexOf('fileSizeError')]).toMatch(/ 5 MB\./);
  expect(sentences[rules.indexOf('maxLength')]).toMatch(/5\.242\.880 caracteres/);
});

/** What the sentences that name their field call it, in either language. */
const named: Readonly<Partial<Record<Rule, RegExp>>> = {
  nationality_required: /nacionali(?:dade|dad)/,
  estadoRequired: /estado|departamento/,
  cidadeRequired: /cidade|ciudad/,
  enterEmail: /e-mail|correo/,
  email: /E-mail|correo/,
  emailMismatch: /e-mails|correos/,
  sameAs: /senhas|contraseñas/,
  passwordForbidden: /senha|contraseña/,
  passwordBlank: /senha|contraseña/,
  cpf: /CPF/,
  cnpj: /CNPJ/,
  cpfOrCnpj: /CPF o[ur]? CNPJ/,
  ruc: /RUC/,
  cedula: /cédula/i,
  phone: /telefone|teléfono/,
  postalCode: /CEP/,
};

describe.each(locales)('a list of errors in %s', (locale) => {
  const listed = (rule: Rule, label: string | undefined) =>
    read(locale, () => useErrorTexts().listed({ rule, limit: 200 }, label));
  const alone = (rule: Rule) => read(locale, () => useErrorTexts().problem({ rule, limit: 200 }));

  it.each(rules.flatMap((rule) => (named[rule] ? [[rule, named[rule]] as const] : [])))(
    'has a sentence for %s that says %s, and no label before it',
    (rule, name) => {
      expect(listed(rule, 'Calle')).toMatch(name);
      expect(listed(rule, 'Calle')).toBe(alone(rule));
    },
  );

  it.each(rules.filter((rule) => !named[rule]))('says which field breaks %s', (rule) => {
    expect(listed(rule, 'Calle')).toBe(`Calle: ${alone(rule)}`);
    expect(listed(rule, undefined)).toBe(alone(rule));
  });
});
