/** What is wrong with a `shop.json`: by code for the back office, and in English for the command line. */
import { settingsProblemCodes, type SettingsProblem } from '@ponte/contract/staff/shop';
import * as v from 'valibot';

type Code = SettingsProblem['code'];
type Params = SettingsProblem['params'];

/** Each goes on from the place of the problem. */
const english: Readonly<Record<Code, (params: Params) => string>> = {
  notJson: () => 'is no JSON',
  unknown: () => 'is not known',
  missing: () => 'is missing',
  kind: () => 'is not of the right kind',
  choice: ({ options }) => `is none of ${options}`,
  tooLong: ({ most }) => `is longer than ${most}`,
  tooSmall: ({ least }) => `is less than ${least}`,
  tooLarge: ({ most }) => `is more than ${most}`,
  nullCharacter: () => 'has a null character',
  url: () => 'is no address such as https://shop.example/page',
  https: () => 'has to begin with https://',
  email: () => 'is no e-mail address',
  digits: () => 'has to be digits with the country’s prefix, such as 595981123456',
  rate: () => 'is no rate such as "5.42"',
  moment: () => 'is no moment such as 2026-11-20T08:00:00-03:00',
  picture: () =>
    'is no picture: name an address, a file beside shop.json, or a picture of the shop',
  pictureFile: ({ reason }) => `can’t be taken: ${reason}`,
  pair: () => 'is no pair such as USD/PYG',
  field: () => 'is no field such as rates.PYG',
  noPair: () => 'names no pair',
  pairWithoutRate: () => 'is not among the rates',
};

/** So many are told at once. */
const mostTold = 5;

/** The problems as one sentence. */
export function sentenceOf(problems: readonly SettingsProblem[]): string {
  const told = problems.map(({ path, code, params }) =>
    `${path} ${english[code](params)}`.trimStart(),
  );
  const [first = ''] = told;
  if (problems.every(({ path }) => path === '')) return `shop.json ${first}.`;
  return `shop.json: ${[...new Set(told)].slice(0, mostTold).join('; ')}.`;
}

/** Messages of the schema are codes where a rule has one of its own. */
export function problemOf(issue: v.BaseIssue<unknown>): SettingsProblem {
  const path = v.getDotPath(issue) ?? '';
  if (issue.expected === 'never') return { path, code: 'unknown', params: {} };
  if (issue.input === undefined) return { path, code: 'missing', params: {} };
  const own = settingsProblemCodes.find((code) => code === issue.message);
  return own ? { path, code: own, params: {} } : { path, ...ruleOf(issue) };
}

function ruleOf(issue: v.BaseIssue<unknown>): Pick<SettingsProblem, 'code' | 'params'> {
  const bound = String(issue.requirement);
  switch (issue.type) {
    case 'min_length':
      return { code: 'missing', params: {} };
    case 'max_length':
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
      return { code: 'kind', params: {} };
  }
}

/** `("USD" | "PYG")` as a list. */
function optionsOf({ expected }: v.BaseIssue<unknown>): string {
  return (expected ?? '').replaceAll(/[()"]/g, '').replaceAll(' | ', ', ');
}
