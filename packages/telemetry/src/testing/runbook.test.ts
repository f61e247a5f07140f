import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { alertRules } from './alerts.ts';

const runbook = readFileSync(new URL('../../../../docs/runbook.md', import.meta.url), 'utf8');

test('the runbook says of each alert what to do, and of no other', () => {
  const rows = [...runbook.matchAll(/^\| `([A-Z]\w+)` /gm)].map(([, name = '']) => name);

  expect(rows.toSorted()).toEqual([...alertRules.keys()].toSorted());
});
