/**
 * Codes as spreadsheets change them when they take them for numbers or dates: `00123` becomes `123`,
 * `1-2` becomes `01/fev`, `7891234567890` becomes `7,89E+12`.
 */

const number = /^\d+(?:[.,]\d+)?(?:E[+-]?\d{1,3})?$/i;
const shownNumber = /^(?:0|[1-9]\d*)(?:[.,]\d*[1-9])?$/;
const shownExponent = /^(\d)(?:[.,](\d+))?E\+(\d+)$/i;

const monthNames = [
  'jan ene',
  'fev feb',
  'mar',
  'abr apr',
  'mai may',
  'jun',
  'jul',
  'ago aug',
  'set sep sept',
  'out oct',
  'nov',
  'dez dic dec',
];
const months = new Map(
  monthNames.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);
const word = [...months.keys()].join('|');
const dayAndMonth = new RegExp(`^(\\d{1,2})[-/. ](?:de )?(${word})\\.?$`, 'i');
const monthAndNumber = new RegExp(`^(${word})\\.?[-/. ](\\d{1,4})$`, 'i');
const dayMonthYear = new RegExp(`^(\\d{1,2})[-/. ](\\d{1,2}|${word})[-/. ](\\d{4})$`, 'i');

const parts = new RegExp(`^(\\d{1,4}|${word})[-/. ]?(\\d{1,4}|${word})(?:[-/.](\\d{1,4}))?$`, 'i');

/** Not all in capitals, as makers write codes. */
const shownDate = new RegExp(`^\\d{1,2}[-/](?:de )?(?:${word})\\.?$`);
const shownYear = /^\d{1,2}\/\d{1,2}\/\d{4}$/;

/** Whether a code has the form that only a spreadsheet gives it. */
export function isSpoilt(code: string): boolean {
  if (!/^\d/.test(code)) return false;
  const small = code.replace(/[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return shownExponent.test(code) || shownDate.test(small) || shownYear.test(code);
}

/** Finds the codes that a spreadsheet may have changed. */
export class SpoiltCodes {
  readonly #codes: readonly string[];
  #plain: ReadonlyMap<string, string> | undefined;
  /** By the number of decimals that are shown. */
  readonly #exponents = new Map<number, ReadonlyMap<string, string>>();

  constructor(codes: readonly string[]) {
    this.#codes = codes.filter((code) => number.test(code) || parts.test(code));
  }

  /** The code that a spreadsheet shows as `shown`, if there is one. */
  originalOf(shown: string): string | undefined {
    if (this.#codes.length === 0) return undefined;
    const exponent = shownExponent.exec(shown);
    if (exponent) return this.#byExponent(exponent);
    const keys = shownNumber.test(shown) ? [numberKey(shown)] : dateKeysOf(shown);
    if (keys.length === 0) return undefined;
    this.#plain ??= byKeys(this.#codes, (code) => [
      ...(number.test(code) && !shownNumber.test(code) ? [numberKey(code)] : []),
      ...readAsDate(code),
    ]);
    for (const key of keys) {
      const original = this.#plain.get(key);
      if (original !== undefined) return original;
    }
    return undefined;
  }

  #byExponent([, first = '', decimals = '', power = '']: RegExpExecArray): string | undefined {
    const places = decimals.length;
    const known =
      this.#exponents.get(places) ??
      byKeys(this.#codes, (code) =>
        number.test(code) ? [valueOf(code).toExponential(places)] : [],
      );
    this.#exponents.set(places, known);
    return known.get(`${first}${decimals && `.${decimals}`}e+${Number(power)}`);
  }
}

function byKeys(
  codes: readonly string[],
  keysOf: (code: string) => readonly string[],
): ReadonlyMap<string, string> {
  return new Map(codes.flatMap((code) => keysOf(code).map((key) => [key, code] as const)));
}

function valueOf(code: string): number {
  return Number(code.replace(',', '.'));
}

/** Spreadsheets keep fifteen digits of a number. */
function numberKey(code: string): string {
  return `number ${Number(valueOf(code).toPrecision(15))}`;
}

/** The days or months that a cell shows. */
function dateKeysOf(shown: string): string[] {
  const [, day = '', month = ''] = dayAndMonth.exec(shown) ?? [];
  if (month) return [dayKey(Number(day), monthOf(month))];
  const [, first = '', year = ''] = monthAndNumber.exec(shown) ?? [];
  if (first) return [monthKey(monthOf(first), Number(year)), dayKey(Number(year), monthOf(first))];
  const [, one = '', two = '', full = ''] = dayMonthYear.exec(shown) ?? [];
  if (!full) return [];
  const [a, b, y] = [Number(one), monthOf(two), Number(full)];
  return [
    dateKey(a, b, y),
    dateKey(b, a, y),
    dayKey(a, b),
    dayKey(b, a),
    // A month and a year are its first day.
    ...(a === 1 ? [monthKey(b, y)] : []),
  ];
}

/** The days and months that a spreadsheet may take a code for. */
function readAsDate(code: string): string[] {
  const [, one = '', two = '', three] = parts.exec(code) ?? [];
  if (!two) return [];
  const [a, b] = [monthOf(one), monthOf(two)];
  if (three !== undefined) {
    const c = Number(three);
    return [dateKey(a, b, c), dateKey(b, a, c), dateKey(c, b, a)];
  }
  // Without a mark between them only a month's name makes a date of it.
  if (/^\d+$/.test(code)) return [];
  return [dayKey(a, b), dayKey(b, a), monthKey(a, b), monthKey(b, a)];
}

function monthOf(text: string): number {
  return months.get(text.toLowerCase()) ?? Number(text);
}

const dayKey = (day: number, month: number) => `day ${day} ${month}`;
const monthKey = (month: number, year: number) => `month ${month} ${year % 100}`;
const dateKey = (day: number, month: number, year: number) => `date ${day} ${month} ${year % 100}`;
