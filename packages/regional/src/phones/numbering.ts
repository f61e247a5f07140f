import { brazilianCarrier } from './notation.ts';

export type PhoneCountry = 'BR' | 'PY' | 'AR';

/** A country's numbering plan, without calling code and trunk prefix. */
export interface Numbering {
  /** Without a plus. */
  readonly code: string;
  /** Digits of a national number. */
  readonly min: number;
  readonly max: number;
  /** The prefix dialled inside the country, not part of the number. */
  readonly trunk: RegExp;
  /** Valid beginnings: area codes, or mobile prefixes. */
  readonly area: RegExp;
  readonly mobile: RegExp;
  readonly landline: RegExp;
}

/** Alternatives; a dot stands for any digit. */
function anyOf(prefixes: string): string {
  return `(?:${prefixes.replaceAll(' ', '|')})`;
}

/** Area codes (DDD): Anatel, Plano Geral de Códigos Nacionais. */
const brazilianAreas =
  '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 ' +
  '51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 ' +
  '91 92 93 94 95 96 97 98 99';

/**
 * CONATEL's numbering plan, from libphonenumber's metadata (Apache-2.0): area codes of two and
 * three digits, and mobile prefixes.
 */
const paraguayanAreas = '32 38 39 42 44 46 47 48 61 71 72 73 81 82 83 86';
const paraguayanLongAreas =
  '21. 24. 25. 26. 28. 224 225 226 228 271 275 291 292 293 294 295 318 331 336 337 342 343 345 ' +
  '347 351 36. 37. 41. 431 432 451 453 491 492 493 494 497 51. 52. 53. 54. 550 552 553 554 631 ' +
  '632 633 644 671 672 673 674 675 676 677 678 740 741 742 743 744 75. 761 762 763 764 765 767 ' +
  '768 775 780 781 782 783 784 785 786 787 788 858';
const paraguayanNetworks =
  '951 961 962 969 971 972 973 974 975 976 981 982 983 984 985 986 987 9881 991 992 993 994 995';

export const numberings: Readonly<Record<PhoneCountry, Numbering>> = {
  BR: {
    code: '55',
    min: 10,
    max: 11,
    // 0, or 90 for a collect call, each optionally with a carrier's two digits.
    trunk: new RegExp(`^9?0(?:${brazilianCarrier}(?=\\d{10,11}$))?`),
    area: new RegExp(`^${anyOf(brazilianAreas)}`),
    // Eight digits from 7 on are trunked radio.
    mobile: /^..(?:9\d{8}|7\d{7})$/,
    landline: /^..[2-5]\d{7}$/,
  },
  PY: {
    code: '595',
    min: 7,
    max: 9,
    trunk: /^0/,
    area: new RegExp(
      `^(?:${anyOf(paraguayanNetworks)}|${anyOf(paraguayanAreas)}|${anyOf(paraguayanLongAreas)})`,
    ),
    mobile: new RegExp(`^(?=.{9}$)${anyOf(paraguayanNetworks)}\\d+$`),
    landline: new RegExp(
      `^(?:${anyOf(paraguayanAreas)}\\d{5,7}|${anyOf(paraguayanLongAreas)}\\d{5,6})$`,
    ),
  },
  AR: {
    code: '54',
    min: 10,
    max: 11,
    trunk: /^0/,
    // 670 and 675 are rural networks, the second a mobile one.
    area: /^(?:9?(?:11|[23])|67[05])/,
    mobile: /^(?:9\d{10}|675\d{7})$/,
    landline: /^\d{10}$/,
  },
};

/** Without a plus. */
export const callingCodes: Readonly<Record<PhoneCountry, string>> = {
  BR: numberings.BR.code,
  PY: numberings.PY.code,
  AR: numberings.AR.code,
};
