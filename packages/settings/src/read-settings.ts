import { descriptions } from './descriptions.ts';
import type { Kind } from './kinds.ts';
import type { Description, Setting } from './setting.ts';
import { unknownNames } from './unknown-names.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The values of the settings, or a sentence for each wrong one, each on a separate line. */
export type ReadSettings<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly problem: string };

const known = new Set(descriptions.flatMap(({ settings }) => Object.keys(settings)));

/** Reads a process's settings. Nothing is kept of settings of which one is wrong. */
export function readSettings<Values extends object>(
  { settings, rules }: Description<Values>,
  environment: Environment,
): ReadSettings<Values> {
  const values: Partial<Values> = {};
  const problems: string[] = [];
  for (const name in settings) {
    const text = environment[name]?.trim() || undefined;
    const read = settings[name].read(text);
    if (read === 'wrong') problems.push(wrongForm(name, settings[name], text));
    else values[name] = read.value;
  }
  const given = Object.keys(environment).filter((name) => environment[name]?.trim());
  problems.push(...unknownNames(given, Object.keys(settings), known));
  if (!isWhole(values, settings)) return { ok: false, problem: problems.join('\n') };
  if (environment['PRODUCTION']?.trim() === 'on') {
    problems.push(...dangers(settings, values, environment));
  }
  problems.push(...rules.map((rule) => rule(values)).filter((problem) => problem !== undefined));
  return problems.length > 0 ? { ok: false, problem: problems.join('\n') } : { ok: true, values };
}

function wrongForm(name: string, { kind }: Setting<unknown>, text: string | undefined): string {
  const cure = /^["']/.test(text ?? '') ? ' It stands in quotes: leave them out.' : '';
  return `${name}${shown(kind, text)} must be ${kind.form}.${cure}`;
}

function shown({ secret }: Kind<unknown>, text: string | undefined): string {
  return secret ? '' : ` is "${text}": it`;
}

function isWhole<Values extends object>(
  values: Partial<Values>,
  settings: Description<Values>['settings'],
): values is Values {
  return Object.keys(settings).every((name) => name in values);
}

/** What is refused by `PRODUCTION=on`. */
function dangers<Values extends object>(
  settings: Description<Values>['settings'],
  values: Values,
  environment: Environment,
): string[] {
  const sentences: string[] = [];
  for (const name in settings) {
    const { production, kind } = settings[name];
    if (!production?.refuses(values[name])) continue;
    const text = environment[name]?.trim();
    const { because, form = kind.form } = production;
    sentences.push(
      text
        ? `${name}${shown(kind, text)} must be ${form} with PRODUCTION=on, because ${because}.`
        : `${name} is needed with PRODUCTION=on, because ${because}: set it to ${kind.form}.`,
    );
  }
  return sentences;
}
