import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { alertRules, rules } from './alerts.ts';

const runbook = readFileSync(new URL('../../../../docs/runbook.md', import.meta.url), 'utf8');

test('the runbook says of each alert what to do, and of no other', () => {
  const rows = [...runbook.matchAll(/^\| `([A-Z]\w+)` /gm)].map(([, name = '']) => name);

  expect(rows.toSorted()).toEqual([...alertRules.keys()].toSorted());
});

test('each alert calls a person or not, and leads to a section of the runbook', () => {
  const headings = new Set(
    [...runbook.matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
      heading.toLowerCase().replaceAll(' ', '-'),
    ),
  );
  const wrong = rules.filter(({ labels, annotations }) => {
    const section = annotations.runbook_url?.split('/docs/runbook.md#')[1];
    return !/^(?:page|ticket)$/.test(labels.severity) || !headings.has(section ?? '');
  });

  expect(wrong.map(({ alert }) => alert)).toEqual([]);
});
