import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fires, type Scrapes } from './evaluate.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
}

/** The rules of deploy/observability/alerts.yml by name. */
export const alertRules: ReadonlyMap<string, string> = new Map(
  rulesOf(
    parse(
      readFileSync(new URL('../../../../deploy/observability/alerts.yml', import.meta.url), 'utf8'),
    ),
  ).map(({ alert, expr }) => [alert, expr]),
);

/** The names of the alerts that fire between two scrapes. */
export function firingBetween(scrapes: Scrapes): readonly string[] {
  return [...alertRules].filter(([, expr]) => fires(expr, scrapes)).map(([name]) => name);
}

function rulesOf(file: { readonly groups: readonly { readonly rules: readonly Rule[] }[] }) {
  return file.groups.flatMap(({ rules }) => rules);
}
