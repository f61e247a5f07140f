/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, test } from 'vitest';
import { enUS } from './en-US.ts';
import { esPY } from './es-PY.ts';
import { ptBR } from './pt-BR.ts';

const shipped = [ptBR, esPY, enUS];

/** What each file of an area exports, by its path: `./cart/en-US.ts`. */
const areaFiles = import.meta.glob<Record<string, Record<string, unknown>>>('./*/??-??.ts', {
  eager: true,
});

/** Every text by its path, such as `cart.title`; one with variables gets examples. */
function textsOf(texts: object, path = ''): readonly (readonly [path: string, text: string])[] {
  return Object.entries(texts).flatMap(([name, text]: [string, unknown]) => {
    const here = path ? `${path}.${name}` : name;
    if (typeof text === 'string') return [[here, text] as const];
    if (typeof text === 'function') {
      return [1, 2].map((count) => [`${here}(${count})`, String(text(count, 3))] as const);
    }
    return typeof text === 'object' && text !== null ? textsOf(text, here) : [];
  });
}

/** Names, signs and words that languages have in common. */
const common = new Set(
  `
  currencies.BRL payment.names.voucher payment.names.pix team.whatsapp share.whatsapp
  cart.subtotal cart.total filter.ok
  common.actionOn(1) common.actionOn(2) postalCode.of(1) postalCode.of(2)
  phone.countryWithCode(1) phone.countryWithCode(2)
  file.kinds.png file.kinds.jpeg file.kinds.gif file.kinds.pdf
  document.names.cpf document.names.cnpj document.names.ruc document.names.cedula document.names.rg
  phone.countries.AR phone.countries.PY currencies.PYG
  password.levels.empty order.more(1) order.more(2) rates.oneDollar rates.perDollar(1) rates.perDollar(2)
  offer.savingSign(1) offer.savingSign(2)
  locales.pt-BR locales.es-PY locales.en-US
  `
    .trim()
    .split(/\s+/),
);

describe.each(shipped)('$tag', ({ tag, messages }) => {
  test('has every text, and none is empty or made of nothing', () => {
    const texts = textsOf(messages);
    expect(texts.map(([path]) => path).toSorted()).toEqual(
      textsOf(ptBR.messages)
        .map(([path]) => path)
        .toSorted(),
    );
    const broken = texts.filter(([, text]) => !text.trim() || /undefined|NaN|\[object/.test(text));
    expect(broken).toEqual([['password.levels.empty', '']]);
  });

  test('is made of its areas, each in a file that exports it by its name', () => {
    const own = Object.entries(areaFiles).filter(([path]) => path.endsWith(`/${tag}.ts`));
    const merged: Record<string, unknown> = {};
    for (const [path, exported] of own) {
      const [, area = ''] = path.split('/');
      const name = `${area}${tag.charAt(0).toUpperCase()}${tag.slice(1).replace('-', '')}`;
      expect(Object.keys(exported)).toEqual([name]);
      Object.assign(merged, exported[name]);
    }
    expect(own).toHaveLength(16);
    expect(Object.keys(merged).toSorted()).toEqual(Object.keys(messages).toSorted());
    for (const [name, texts] of Object.entries(messages)) expect(merged[name]).toBe(texts);
  });
});

test.each([
  ['Portuguese', ptBR],
  ['Spanish', esPY],
] as const)('no text of the English kit is still in %s', (_, other) => {
  const others = new Map(textsOf(other.messages));
  const same = textsOf(enUS.messages).filter(
    ([path, text]) => others.get(path) === text && !common.has(path),
  );
  expect(same).toEqual([]);
});

test('English counts things, days and photos in singular and plural', () => {
  const { cart, delivery, gallery, navigation, suggestions } = enUS.messages;
  expect([cart.products(1), cart.products(2)]).toEqual(['1 product', '2 products']);
  expect([0, 1, 3].map(delivery.leadTime)).toEqual([
    'On the day of payment, if a business day',
    'Within 1 business day of payment',
    'Within 3 business days of payment',
  ]);
  expect([gallery.more(1), gallery.more(2)]).toEqual(['Show 1 more photo', 'Show 2 more photos']);
  expect([navigation.cartCount(1), navigation.cartCount(0)]).toEqual([
    '1 item in the cart',
    '0 items in the cart',
  ]);
  expect([suggestions.count(1), suggestions.count(2)]).toEqual(['1 suggestion', '2 suggestions']);
});
