import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = `${import.meta.dirname}/../..`;

interface Workflow {
  jobs: { publish: { env: Readonly<Record<string, string>>; permissions: object } };
}

const source = readFileSync(`${root}/.github/workflows/release.yml`, 'utf8');
const workflow: Workflow = parse(source);

test('what the workflow publishes has a provenance: pnpm reads its setting, and the job has an identity', () => {
  const { env, permissions } = workflow.jobs.publish;
  const asked = ['config', 'get', 'provenance'];
  const pnpm = `${root}/node_modules/.bin/pnpm`;
  const told = execFileSync(pnpm, asked, { env: { ...process.env, ...env }, encoding: 'utf8' });
  expect(told.trim()).toBe('true');
  expect(permissions).toHaveProperty('id-token', 'write');
});

test('the actions that it runs are pinned to commits, which can’t move as tags can', () => {
  const uses = [...source.matchAll(/uses: (\S+)/g)].map(([, action]) => action);

  expect(uses.length).toBeGreaterThan(0);
  for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40}$/);
});

test('a package is installed once it is three days old', () => {
  const settings: unknown = parse(readFileSync(`${root}/pnpm-workspace.yaml`, 'utf8'));

  expect(settings).toMatchObject({ minimumReleaseAge: 3 * 24 * 60 });
});
