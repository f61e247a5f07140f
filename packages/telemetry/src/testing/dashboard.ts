import { readFileSync } from 'node:fs';
import { alertRules } from './alerts.ts';

const dashboard = readFileSync(
  new URL('../../../../deploy/observability/dashboard.json', import.meta.url),
  'utf8',
);

/** The metrics that the dashboard and the alerts show, by their full names. */
export const shownMetrics: ReadonlySet<string> = new Set(
  [...alertRules.values(), dashboard].flatMap((text) =>
    [...text.matchAll(/\b(?:http|ponte|process|nodejs)_\w+/g)].map(([name]) => name),
  ),
);

/** The metrics of a scrape, by the names of their series. */
export function metricsOf(scrape: string): ReadonlySet<string> {
  return new Set([...scrape.matchAll(/^(\w+)[{ ]/gm)].map(([, name = '']) => name));
}
