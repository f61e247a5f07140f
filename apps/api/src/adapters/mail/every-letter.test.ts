import { formatMoney } from '@ponte/regional/money';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import {
  awkwardOrder,
  code,
  orderLetter,
  orderLetters,
  otherLetters,
} from '../../testing/every-letter.ts';
import { htmlOfLetter } from './html-of-letter.ts';
import type { Letter } from './letter.ts';
import { textOfLetter } from './text-of-letter.ts';

/** Gmail cuts what is larger. */
const largest = 102_000;

const langs = ['pt', 'es'] as const;

const cases = langs.flatMap((lang) =>
  [orderLetter(lang), awkwardOrder(lang)].flatMap((order, index) =>
    Object.entries({ ...orderLetters(lang, order), ...otherLetters(lang, order) }).map(
      ([kind, letter]) =>
        [`${kind} in ${lang}, ${index === 0 ? 'plain' : 'awkward'}`, letter] as const,
    ),
  ),
);

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    rules: {
      // Mail programs know tables and their old attributes better than anything newer.
      'no-inline-style': 'off',
      'no-deprecated-attr': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-implicit-button-type': 'off',
      'prefer-native-element': 'off',
      'long-title': 'off',
      'void-style': 'off',
      'doctype-style': 'off',
      'tel-non-breaking': 'off',
    },
  }),
);

const attributesOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );

/** What a reader of the page sees. */
const wordsOf = (html: string) =>
  html
    .replace(/<head>[^]*?<\/head>/, '')
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

describe.each(cases)('the letter %s', (_, letter: Letter) => {
  const html = htmlOfLetter(letter);
  const text = textOfLetter(letter);
  const { origin } = letter.shop;

  test('is valid HTML without anything that runs, of a size that no mail program cuts', async () => {
    const { results } = await validator.validateString(html);

    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    expect(html).not.toMatch(/<(?:script|iframe|form|object|link)\b|\son\w+="/i);
    expect(Buffer.byteLength(html)).toBeLessThan(largest);
  });

  test('leads to the shop, to its pages elsewhere, and to who is paid or carries', () => {
    const known =
      /^(?:mailto:|tel:\+?\d+$|https:\/\/(?:wa\.me|www\.google\.com|pay\.example|track\.example)\/)/;

    const strange = attributesOf(html, 'href').filter(
      (href) => href !== origin && !href.startsWith(`${origin}/`) && !known.test(href),
    );
    expect(strange).toEqual([]);
  });

  test('loads pictures of the shop alone, and none that is not seen', () => {
    const pictures = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);

    for (const tag of pictures) {
      expect(tag).toMatch(/ alt="/);
      expect(Number(/ width="(\d+)"/.exec(tag)?.[1])).toBeGreaterThan(30);
    }
    const foreign = attributesOf(html, 'src').filter(
      (src) => !src.startsWith(`${origin}/media/`) && !src.startsWith('cid:'),
    );
    expect(foreign).toEqual([]);
  });

  test('says as text what it says as a page', () => {
    const page = wordsOf(html).replaceAll(/\s+/g, ' ');
    const figures = page.match(/[A-Z]{0,2}\$? ?\d[\d.,:/]*\d/g) ?? [];

    for (const figure of figures) expect(text.replaceAll(/\s+/g, ' ')).toContain(figure.trim());
    for (const href of letter.blocks.flatMap((block) => ('href' in block ? [block.href] : []))) {
      expect(text).toContain(`: ${href}`);
      expect(attributesOf(html, 'href')).toContain(href);
    }
  });

  test('has its words, one next step at most, and a beginning for lists of mails', () => {
    const page = wordsOf(html);

    expect(page).not.toMatch(/undefined|NaN|\[object|\{\w+/);
    expect(text).not.toMatch(/undefined|NaN|\[object|\{\w+/);
    expect(letter.blocks.filter(({ kind }) => kind === 'button').length).toBeLessThanOrEqual(1);
    expect(letter.subject.length).toBeGreaterThan(5);
    expect(page.trimStart().startsWith(letter.preheader)).toBe(true);
    expect(html).toContain(`<html dir="ltr" lang="${letter.lang === 'es' ? 'es-PY' : 'pt-BR'}"`);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain('content="light dark"');
  });
});

describe.each(langs)('a letter about an order in %s', (lang) => {
  const order = orderLetter(lang);

  test.each(Object.entries(orderLetters(lang, order)))(
    '(%s) has its number, goods with pictures and quantities, freight and total, and how to reach the shop',
    (_, letter) => {
      const text = textOfLetter(letter);
      const page = htmlOfLetter(letter);

      for (const { name, quantity, code: product, subtotal, picture } of order.lines) {
        const amount = formatMoney(subtotal, { place: 'order' });
        expect(text).toMatch(new RegExp(`${quantity} × ${name}.*${product}.*`));
        expect(text).toContain(amount);
        expect(page).toContain(`src="${picture}"`);
      }
      for (const said of [
        '000123',
        lang === 'es' ? 'Envío: gratis' : 'Frete: grátis',
        lang === 'es' ? 'Total en guaraníes: G$' : 'Total em dólares: U$',
        lang === 'es' ? 'I.V.A. incluido' : 'sem I.V.A.',
        'https://wa.me/595981555000',
        '+595 61 555 000',
        lang === 'es' ? 'Sábado: 8 a 12 h' : 'Sábado: 8h às 12h',
      ]) {
        expect(text).toContain(said);
      }
      // Guaranis have no cents.
      expect(text).not.toMatch(/G\$\s[\d.]+,\d/);
    },
  );

  test('that can be collected has its code in letters and as a picture, with the ticket once it is paid', () => {
    const { paid, ready, unpaid } = orderLetters(lang, order);

    expect(paid?.attachments).toEqual([
      { kind: 'code', code },
      { kind: 'ticket', order: 123 },
    ]);
    expect(ready?.attachments).toEqual([{ kind: 'code', code }]);
    expect(unpaid?.attachments).toBeUndefined();
    expect(paid && htmlOfLetter(paid)).toMatch(
      new RegExp(`src="cid:code@mail"[^>]*|alt="${code}"`),
    );
  });

  test('of a hundred lines names twenty, and how many more there are', () => {
    const [line] = order.lines;
    const lines = Array.from({ length: 100 }, (_, index) => ({
      ...line,
      name: `Parafuso ${index}`,
      code: `P-${index}`,
      quantity: 1,
      subtotal: order.goods,
      picture: line?.picture,
    }));
    const { paid } = orderLetters(lang, { ...order, lines });
    const text = paid ? textOfLetter(paid) : '';

    expect(text).toContain('Parafuso 19 ');
    expect(text).not.toContain('Parafuso 20 ');
    expect(text).toMatch(lang === 'es' ? 'y 80 productos más' : 'e mais 80 produtos');
  });
});

test('what people wrote is text in a page, never markup', () => {
  const { paid } = orderLetters('pt', awkwardOrder('pt'));
  const html = paid ? htmlOfLetter(paid) : '';

  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain('<script');
});

test.each([
  ['#0b5d3e', '#ffffff'],
  ['#ffe45c', '#000000'],
  [undefined, '#ffffff'],
])('the shop’s name stands on its colour %s in %s', (colour, ink) => {
  const order = orderLetter('pt');
  const { closed } = orderLetters('pt', { ...order, shop: { ...order.shop, colour } });
  const html = closed ? htmlOfLetter(closed) : '';

  expect(html).toContain(`background-color:${colour ?? '#0b5d3e'}`);
  expect(html).toMatch(new RegExp(`color:${ink}[^>]*>Ponte<`));
});
