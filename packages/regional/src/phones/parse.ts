import { compactPhone } from './notation.ts';
import { numberings, type Numbering, type PhoneCountry } from './numbering.ts';

/** A plausible phone number. */
export interface Phone {
  readonly country: PhoneCountry;
  readonly kind: 'mobile' | 'landline';
  /** Area code first, without calling code and trunk prefix. */
  readonly national: string;
  /** ITU-T E.164: "+5511987654321". */
  readonly e164: string;
}

/**
 * Why a text is no phone number:
 *
 * - `empty`: nothing was given.
 * - `invalidCharacter`: something that is neither a digit nor a plus in front nor punctuation.
 * - `unknownCountry`: an international number of a country that the shop does not know.
 * - `tooShort`, `tooLong`: not as many digits as numbers of that country have.
 * - `unknownArea`: an area code or network prefix that the country has not given out.
 * - `unassigned`: the area exists, but its numbers do not look like that.
 */
export type PhoneReason =
  | 'empty'
  | 'invalidCharacter'
  | 'unknownCountry'
  | 'tooShort'
  | 'tooLong'
  | 'unknownArea'
  | 'unassigned';

export type ParsedPhone =
  | { readonly ok: true; readonly phone: Phone }
  | { readonly ok: false; readonly reason: PhoneReason };

/**
 * Parses a phone number in any notation: with or without calling code (+55, 0055, 55), trunk prefix
 * (0, and a carrier's two digits in Brazil), dots, dashes, spaces, brackets. An international
 * number is read as its own country's, whatever `country` says.
 *
 * Whether it is in use is not checked. Argentine numbers are checked by length and first digits
 * only.
 * @param country the country of a number without a calling code
 * @example parsePhone('0981 123 456', 'PY') // { ok: true, phone: { e164: '+595981123456', … } }
 */
export function parsePhone(text: string, country: PhoneCountry): ParsedPhone {
  const compact = compactPhone(text);
  if (!compact) return refused('empty');
  if (!/^\+?\d+$/.test(compact)) return refused('invalidCharacter');

  const international = /^(?:\+|00)(.*)/.exec(compact)?.[1];
  const origin = international === undefined ? country : countryOf(international);
  if (!origin) return refused('unknownCountry');

  const { code, max } = numberings[origin];
  const digits = international ?? compact;
  const coded = digits.startsWith(code) && (international !== undefined || digits.length > max);
  return check(origin, coded ? digits.slice(code.length) : digits);
}

export function isValidPhone(text: string, country: PhoneCountry): boolean {
  return parsePhone(text, country).ok;
}

function check(country: PhoneCountry, dialled: string): ParsedPhone {
  const numbering = numberings[country];
  const national = mobileFirst(country, dialled.replace(numbering.trunk, ''));
  if (national.length < numbering.min) return refused('tooShort');
  if (national.length > numbering.max) return refused('tooLong');
  if (!numbering.area.test(national)) return refused('unknownArea');

  const kind = kindOf(numbering, national);
  if (!kind) return refused('unassigned');
  return { ok: true, phone: { country, kind, national, e164: `+${numbering.code}${national}` } };
}

/** Inside Argentina a mobile has 15 after its area code; from outside, 9 before it. */
function mobileFirst(country: PhoneCountry, national: string): string {
  return country === 'AR' && national.length === 12
    ? national.replace(/^(11|[23]\d\d\d??)15/, '9$1')
    : national;
}

function kindOf(numbering: Numbering, national: string): Phone['kind'] | undefined {
  if (numbering.mobile.test(national)) return 'mobile';
  return numbering.landline.test(national) ? 'landline' : undefined;
}

function countryOf(international: string): PhoneCountry | undefined {
  for (const country of ['BR', 'PY', 'AR'] as const) {
    if (international.startsWith(numberings[country].code)) return country;
  }
  return undefined;
}

function refused(reason: PhoneReason): ParsedPhone {
  return { ok: false, reason };
}
