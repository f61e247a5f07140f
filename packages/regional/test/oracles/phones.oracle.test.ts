import * as fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { applyMask, brazilianPhoneMask, paraguayanPhoneMask } from '../../src/masks/index.ts';
import { callingCodes, parsePhone, type PhoneCountry } from '../../src/phones/index.ts';
import { disagreements } from './oracle.ts';

interface Written {
  readonly country: PhoneCountry;
  readonly text: string;
}

/** Beginnings that numbers have, so that random digits after them are valid often enough. */
const beginnings: Readonly<Record<PhoneCountry, string>> = {
  BR: '^((1[1-9]|[2-9][0-9])(9|[2-57])?)?$',
  PY: '^(9[5-9][0-9]|[2-8][0-9])?$',
  AR: '^(11|351|2966|911|9351|670|675)?$',
};
const rest: Readonly<Record<PhoneCountry, string>> = {
  BR: '^[0-9]{7,8}$',
  PY: '^[0-9]{5,7}$',
  AR: '^[0-9]{6,8}$',
};

/** A number of a country with and without what people write before it. */
function numbers(country: PhoneCountry): fc.Arbitrary<Written> {
  const code = callingCodes[country];
  return fc
    .tuple(
      fc.constantFrom('', '0', `+${code}`, `+${code} `, `00${code}`, code, `+${code} 0`),
      fc.oneof(
        { weight: 9, arbitrary: fc.stringMatching(new RegExp(beginnings[country])) },
        { weight: 1, arbitrary: fc.stringMatching(/^[0-9]{0,5}$/) },
      ),
      fc.constantFrom('', ' ', '-', ') '),
      fc.stringMatching(new RegExp(rest[country])),
    )
    .map(([before, beginning, between, digits]) => ({
      country,
      text: before + beginning + between + digits,
    }));
}

/**
 * The oracle's number, where it is one that a person can be rung up on. It is asked for 00… as
 * +…: with Brazil as the default country it takes what follows 00 for a carrier.
 */
function oracleNumber({ text, country }: Written): string | false {
  const phone = parsePhoneNumberFromString(text.replace(/^00/, '+'), country);
  const type = phone?.getType();
  const personal = type === 'MOBILE' || type === 'FIXED_LINE' || type === 'FIXED_LINE_OR_MOBILE';
  return phone?.isValid() && phone.country === country && personal ? phone.number : false;
}

function ourNumber({ text, country }: Written): string | false {
  const parsed = parsePhone(text, country);
  return parsed.ok && parsed.phone.country === country ? parsed.phone.e164 : false;
}

test.each(['BR', 'PY', 'AR'] as const)('numbers of %s are read as by libphonenumber', (country) => {
  const found = disagreements({
    name: `phones of ${country}, libphonenumber-js/max`,
    cases: numbers(country),
    ours: ourNumber,
    oracle: oracleNumber,
    explained: (_, ours, oracle) =>
      country === 'AR' && ours !== false && oracle === false
        ? 'Blocks inside an Argentine area'
        : undefined,
  });
  expect(found).toEqual([]);
});

test.each([
  ['BR', brazilianPhoneMask],
  ['PY', paraguayanPhoneMask],
] as const)(
  'numbers of %s that the oracle accepts keep their digits in the mask',
  (country, mask) => {
    const found = disagreements({
      name: `phone mask of ${country}, libphonenumber-js/max`,
      cases: numbers(country),
      ours: (written) =>
        oracleNumber(written) && `+${callingCodes[country]}${applyMask(mask, written.text).raw}`,
      oracle: oracleNumber,
      explained: ({ text }) =>
        country === 'BR' && /^(?:(?:\+|00)?55 ?|0)?0?90/.test(text)
          ? 'Collect calls in the mask'
          : undefined,
    });
    expect(found).toEqual([]);
  },
);
