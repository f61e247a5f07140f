/** What is wrong with a `shop.json`: by code for the back office, and in English for the command line. */
import { settingsProblemCodes, type SettingsProblem } from '@ponte/contract/staff/shop';
import * as v from 'valibot';

type Code = SettingsProblem['code'];
type Params = SettingsProblem['params'];

/** Each follows the path of the problem. */
const english: Readonly<Record<Code, (params: Params) => string>> = {
  notJson: ({ reason }) => `is not valid JSON: ${reason}`,
  unknown: ({ known }) => `is unknown${known ? `; known are ${known}` : ''}`,
  missing: () => 'is missing',
  kind: ({ form }) => `must be ${form}`,
  choice: ({ options }) => `must be one of ${options}`,
  tooLong: ({ most }) => `must have at most ${most} characters`,
  tooSmall: ({ least }) => `must be at least ${least}`,
  tooLarge: ({ most }) => `must be at most ${most}`,
  nullCharacter: () => 'must not have a null character',
  url: () => 'must be an address such as https://shop.example/page',
  https: () => 'must begin with https://',
  email: () => 'must be an e-mail address',
  colour: () => 'must be # and six digits from 0 to f, such as #0b5d3e',
  digits: () => 'must be digits with the country’s prefix, such as 595981123456',
  twice: () => 'is listed twice: remove one',
  placeholder: () => 'still has the example’s words',
  rate: () =>
    'must be a rate such as "5.42": digits in quotes, a point before the fraction, more than 0',
  moment: () => 'must be a time such as 2026-11-20T08:00:00-03:00',
  time: () => 'must be a time such as 07:30',
  day: () => 'must be a day such as 12-25, or 2027-03-26 for one year',
  span: () => 'must have a beginning and a later end, on the same day',
  place: ({ nearest }) => `is not a place in Paraguay: the nearest is ${nearest}`,
  picture: () =>
    'must be a picture: an address, a file beside shop.json such as fotos/banner.jpg, or a picture of the shop',
  pictureFile: ({ reason }) => `can’t be used: ${reason}`,
  pair: () => 'must be a pair such as USD/PYG',
  field: () => 'must be a field such as rates.PYG',
  noPair: () => 'must name at least one pair',
  pairWithoutRate: () => 'has no counterpart in rates',
};

/** The most problems in one message. */
const mostTold = 5;

/** The problems as one sentence. */
export function sentenceOf(problems: readonly SettingsProblem[]): string {
  // The first broken rule of a field is enough.
  const firsts = problems.filter(
    ({ path }, index) => problems.findIndex((other) => other.path === path) === index,
  );
  const told = firsts.map(({ path, code, params }) =>
    `${path} ${english[code](params)}`.trimStart(),
  );
  const [first = ''] = told;
  if (firsts.every(({ code }) => code === 'placeholder')) {
    const fields = firsts.map(({ path }) => path).join(', ');
    return `shop.json still has the example’s words: put your own in ${fields}, or take them out.`;
  }
  if (problems.every(({ path }) => path === '')) return `shop.json ${first}.`;
  return `shop.json: ${told.slice(0, mostTold).join('; ')}.`;
}

/** Messages of the schema are codes where its own rule has one. */
export function problemOf(issue: v.BaseIssue<unknown>, schema: object): SettingsProblem {
  const path = v.getDotPath(issue) ?? '';
  const keys = (issue.path ?? []).map(({ key }) => key);
  if (issue.expected === 'never') {
    const known = keysAt(schema, keys.slice(0, -1)).join(', ');
    return { path, code: 'unknown', params: { known } };
  }
  if (issue.input === undefined) return { path, code: 'missing', params: {} };
  const own = settingsProblemCodes.find((code) => code === issue.message);
  if (own === 'place') return { path, code: own, params: { nearest: issue.expected ?? '' } };
  return own ? { path, code: own, params: {} } : { path, ...ruleOf(issue, keysAt(schema, keys)) };
}

/** The keys that a schema has at a path, through lists and what may be left out. */
function keysAt(schema: object, path: readonly unknown[]): readonly string[] {
  if ('wrapped' in schema && isObject(schema.wrapped)) return keysAt(schema.wrapped, path);
  if ('item' in schema && isObject(schema.item)) return keysAt(schema.item, path.slice(1));
  if (!('entries' in schema) || !isObject(schema.entries)) return [];
  const [key, ...rest] = path;
  if (key === undefined) return Object.keys(schema.entries);
  const next = new Map<unknown, unknown>(Object.entries(schema.entries)).get(key);
  return isObject(next) ? keysAt(next, rest) : [];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** @param keys those of the place */
function ruleOf(
  issue: v.BaseIssue<unknown>,
  keys: readonly string[],
): Pick<SettingsProblem, 'code' | 'params'> {
  const bound = String(issue.requirement);
  switch (issue.type) {
    case 'min_length':
      return { code: 'missing', params: {} };
    case 'max_length':
      if (Array.isArray(issue.input)) return { code: 'tooLarge', params: { most: bound } };
      return { code: 'tooLong', params: { most: bound } };
    case 'min_value':
      return { code: 'tooSmall', params: { least: bound } };
    case 'max_value':
      return { code: 'tooLarge', params: { most: bound } };
    case 'check':
      return { code: 'nullCharacter', params: {} };
    case 'picklist':
      return { code: 'choice', params: { options: optionsOf(issue) } };
    default:
      return { code: 'kind', params: { form: formOf(issue, keys) } };
  }
}

/** `("USD" | "PYG")` as a list. */
function optionsOf({ expected }: v.BaseIssue<unknown>): string {
  return (expected ?? '').replaceAll(/[()"]/g, '').replaceAll(' | ', ', ');
}

/** What a value has to be like, in the words of JSON's writers. */
function formOf({ type, expected }: v.BaseIssue<unknown>, keys: readonly string[]): string {
  if (type === 'integer') return 'a whole number';
  if (type === 'array') return 'a list in [ ]';
  if (keys.length > 0) return `in { }, with ${keys.join(', ')}`;
  const forms: Readonly<Record<string, string>> = {
    string: 'a text in quotes',
    number: 'a number without quotes',
    boolean: 'true or false, without quotes',
  };
  return forms[expected ?? ''] ?? 'of another kind';
}
