import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fires, type Scrapes } from './evaluate.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook_url?: string };
}

interface Inhibition {
  readonly source_matchers: readonly [string];
  readonly target_matchers: readonly [string];
}

const read = (name: string): string =>
  readFileSync(new URL(`../../../../deploy/observability/${name}`, import.meta.url), 'utf8');

/** All rules of deploy/observability/alerts.yml. */
export const rules: readonly Rule[] = rulesOf(parse(read('alerts.yml')));

/** The expressions of the rules by the names of their alerts. */
export const alertRules: ReadonlyMap<string, string> = new Map(
  rules.map(({ alert, expr }) => [alert, expr]),
);

const inhibitions = inhibitionsOf(parse(read('alertmanager.yml')));

/** The names of the alerts that fire between two scrapes. */
export function firingBetween(scrapes: Scrapes): readonly string[] {
  return [...alertRules].filter(([, expr]) => fires(expr, scrapes)).map(([name]) => name);
}

/** Those of some firing alerts that call a person, as deploy/observability/alertmanager.yml has it. */
export function pagesOf(firing: readonly string[]): readonly string[] {
  const isInhibited = (name: string): boolean =>
    inhibitions.some(
      ({ source, target }) => target.test(name) && firing.some((other) => source.test(other)),
    );
  return rules
    .filter(({ alert, labels }) => labels.severity === 'page' && firing.includes(alert))
    .map(({ alert }) => alert)
    .filter((alert) => !isInhibited(alert));
}

function rulesOf(file: { readonly groups: readonly { readonly rules: readonly Rule[] }[] }) {
  return file.groups.flatMap((group) => group.rules);
}

function inhibitionsOf(file: { readonly inhibit_rules: readonly Inhibition[] }) {
  return file.inhibit_rules.map(({ source_matchers: [source], target_matchers: [target] }) => ({
    source: namesOf(source),
    target: namesOf(target),
  }));
}

/** The names that a matcher of `alertname` has. */
function namesOf(matcher: string): RegExp {
  const names = /^alertname =~? "([\w|]+)"$/.exec(matcher)?.[1];
  if (names === undefined) throw new Error(`Not known: ${matcher}`);
  return new RegExp(`^(?:${names})$`);
}
