import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { likelyText } from '../../test/likely-text.ts';
import { MaskedInput } from '../../test/masked-input.ts';
import { mistyped } from '../../test/wrong-text.ts';
import { checkDocument, type DocumentType } from '../documents/index.ts';
import { callingCodes, parsePhone, type PhoneCountry } from '../phones/index.ts';
import { parseCep } from '../postal/index.ts';
import {
  applyMask,
  argentinePhoneMask,
  brazilianOffersMask,
  brazilianPhoneMask,
  cedulaMask,
  cepMask,
  cnpjMask,
  cpfMask,
  cpfOrCnpjMask,
  paraguayanPhoneMask,
  rucMask,
  type Mask,
} from './index.ts';

/** The canonical form of a text, `undefined` when it is no valid number. */
type Read = (text: string) => string | undefined;

const documentOf =
  (...types: readonly DocumentType[]): Read =>
  (text) =>
    types
      .map((type) => checkDocument(type, text))
      .flatMap((check) => (check.ok ? [check.document] : []))[0];

const cepOf: Read = (text) => {
  const parsed = parseCep(text);
  return parsed.ok ? parsed.cep : undefined;
};

const phoneOf =
  (country: PhoneCountry): Read =>
  (text) => {
    const parsed = parsePhone(text, country);
    return parsed.ok ? parsed.phone.e164 : undefined;
  };

/** Names that may stand before a copied document; a colon ends any. */
const label = /^\P{N}*:|^[\s.]*(?:CPF|CNPJ|RUC|C\.?I)[\s.]+/iu;

const codes: readonly (readonly [string, Mask, Read, readonly string[]])[] = [
  ['CPF', cpfMask, documentOf('cpf'), ['529.982.247-25', '11144477735', '100.000.037-00']],
  ['CNPJ', cnpjMask, documentOf('cnpj'), ['12.ABC.345/01DE-35', '11222333000181']],
  ['CPF or CNPJ', cpfOrCnpjMask, documentOf('cpf', 'cnpj'), ['52998224725', '12ABC34501DE35']],
  ['RUC', rucMask, documentOf('ruc'), ['80028061-0', '2660-3', '1234567A-2', '1234504A-0']],
  ['cédula', cedulaMask, documentOf('cedula'), ['4.123.456', '12345678', '2660-3']],
  ['CEP', cepMask, cepOf, ['01310-100', '85851000']],
];

const phones: readonly (readonly [string, Mask, PhoneCountry, readonly string[]])[] = [
  ['Brazil', brazilianPhoneMask, 'BR', ['+55 (11) 98765-4321', '0 15 45 3222-1234', '34912345678']],
  ['Brazil’s offers', brazilianOffersMask, 'BR', ['11987654321', '+55 45 3222-1234']],
  ['Paraguay', paraguayanPhoneMask, 'PY', ['+595 981 123 456', '0981123456', '021 234 567']],
  ['Argentina', argentinePhoneMask, 'AR', ['+54 9 11 2345-6789', '011 2345-6789']],
];

const runs = { numRuns: 1000 };

/** The number of a text, or that behind its label. */
const numbersIn = (read: Read, text: string) => [
  read(text),
  read(text.replace(/\p{Cf}/gu, '').replace(label, '')),
];

test.each(codes)(
  'the mask of a %s makes no other number of what is pasted, and loses none',
  (_, mask, read, examples) => {
    const texts = fc.oneof(mistyped(fc.constantFrom(...examples)), likelyText);
    const check = (pasted: string) => {
      const [own, labelled] = numbersIn(read, pasted);
      const allowed = own === undefined ? [undefined, labelled] : [own];
      expect(allowed).toContain(read(applyMask(mask, pasted).raw));
    };
    expect(() => fc.assert(fc.property(texts, check), runs)).not.toThrow();
  },
);

// Spec: decision 49
test.each(codes)(
  'the mask of a %s makes no other number of what is typed',
  (name, mask, read, examples) => {
    const texts = mistyped(fc.constantFrom(...examples));
    const check = (typed: string) => {
      // The dash of a RUC moves on while digits follow it.
      const written = name === 'RUC' ? typed.replace(/[\p{Pd}/](?!$)/gu, '') : typed;
      const allowed = [undefined, ...numbersIn(read, written)];
      expect(allowed).toContain(read(new MaskedInput(mask).type(typed).raw));
    };
    expect(() => fc.assert(fc.property(texts, check), runs)).not.toThrow();
  },
);

test.each(phones)(
  'the phone mask of %s makes no other number of what is pasted',
  (_, mask, country, examples) => {
    const read = phoneOf(country);
    const code = callingCodes[country];
    const check = (pasted: string) => {
      const { raw, text } = applyMask(mask, pasted);
      const isMasked = raw !== text || /^\d+$/.test(raw);
      // A label is no part of it, and a calling code that stands there twice is one.
      const number = pasted.replace(/^[^\p{N}+]*/u, '');
      const once = number.replace(new RegExp(`^(\\D*(?:00)?)${code}(?=\\D*${code})`), '$1');
      expect([undefined, read(number), read(once)]).toContain(
        read(isMasked ? `+${code}${raw}` : raw),
      );
    };
    const texts = fc.oneof(mistyped(fc.constantFrom(...examples)), likelyText);
    expect(() => fc.assert(fc.property(texts, check), runs)).not.toThrow();
  },
);

test('a mask takes back what it could not hold once that is deleted', () => {
  for (const [, mask, , examples] of codes) {
    for (const example of examples) {
      const field = new MaskedInput(mask).paste(example);
      const { text, raw } = field;
      field.type('x').backspace();
      expect([field.text, field.raw]).toEqual([text, raw]);
    }
  }
});
