import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = `${import.meta.dirname}/../..`;

interface Workflow {
  jobs: { publish: { env: Readonly<Record<string, string>>; permissions: object } };
}

const workflow: Workflow = parse(readFileSync(`${root}/.github/workflows/release.yml`, 'utf8'));

test('what the workflow publishes has a provenance: pnpm reads its setting, and the job has an identity', () => {
  const { env, permissions } = workflow.jobs.publish;
  const asked = ['config', 'get', 'provenance'];
  const pnpm = `${root}/node_modules/.bin/pnpm`;
  const told = execFileSync(pnpm, asked, { env: { ...process.env, ...env }, encoding: 'utf8' });
  expect(told.trim()).toBe('true');
  expect(permissions).toHaveProperty('id-token', 'write');
});
