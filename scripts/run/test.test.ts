import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { steps, stepsOf } from './steps.ts';
import { makeWorkspace, patienceMs, run } from './test/stand-in.ts';
import type { Workspace } from './test/stand-in.ts';

/** `npm test` with stand-ins for the tools that it runs. */

vi.setConfig({ testTimeout: patienceMs });

let workspace: Workspace;

beforeEach(async () => {
  workspace = await makeWorkspace();
});

afterEach(() => workspace.remove());

const npmTest = (...words: string[]) => npm('test', ...words);

async function npm(command: string, ...words: string[]) {
  const running = run(workspace, ['npm', 'run', '--silent', command, '--', ...words]);
  const { code } = await running.ended;
  return { code, lines: running.output().trim().split('\n') };
}

it('says what each step found and ends with the sum alone on a line', async () => {
  workspace.addTool('oxlint', 'nothing found');
  workspace.addTool('oxfmt', 'all formatted');

  const { code, lines } = await npmTest('lint', 'format');

  expect(code).toBe(0);
  expect(lines).toContain('nothing found');
  expect(lines.filter((line) => line.startsWith('──'))).toEqual([
    '── lint: lint',
    expect.stringMatching(/^── lint: 1 passed, [\d.]+ s$/),
    '── format: format',
    expect.stringMatching(/^── format: 1 passed, [\d.]+ s$/),
  ]);
  expect(lines.at(-1)).toBe('2 passed, 0 failed');
});

it('stops at the first step that fails, and says so in the sum too', async () => {
  workspace.addTool('oxlint', 'a mistake', 1);
  workspace.addTool('oxfmt', 'all formatted');

  const { code, lines } = await npmTest('lint', 'format');

  expect(code).toBe(1);
  expect(lines).toContain('a mistake');
  expect(lines).not.toContain('all formatted');
  expect(lines).toContainEqual(expect.stringMatching(/^── lint FAILED \(0 passed, 1 failed, /));
  expect(lines.at(-2)).toBe('Left out, because a step before them failed: format.');
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
});

it('names a tool that is missing, and counts it as a failure', async () => {
  const { code, lines } = await npmTest('lint');

  expect(code).toBe(1);
  expect(lines).toContainEqual(expect.stringMatching(/oxlint: (command )?not found/));
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
});

it('starts no step once its minutes have passed, names what it left out, and has not failed', async () => {
  workspace.addTool('oxlint', 'nothing found');

  const { code, lines } = await npm('verify', 'lint', 'format', '--minutes=0');

  expect(code).toBe(0);
  expect(lines).not.toContain('nothing found');
  expect(lines.slice(-2)).toEqual([
    'Left out, because 0 minutes had passed: lint, format.',
    '0 passed, 0 failed',
  ]);
});

it.each([
  { words: ['unti'], says: /^There is no test step "unti": choose among types, lint, / },
  { words: ['--minutes=soon'], says: /^"--minutes=soon" is not an option: / },
])('refuses $words with a sentence', async ({ words, says }) => {
  const { code, lines } = await npmTest(...words);

  expect(code).toBe(1);
  expect(lines.at(-1)).toMatch(says);
});

it('begins `npm run verify` with the steps of `npm test`, and leaves out of it what runs nightly', () => {
  const namesOf = (command: 'test' | 'verify') => stepsOf(command, []).map(({ name }) => name);
  const quick = namesOf('test');
  const whole = namesOf('verify');

  expect(quick).toEqual([
    'types',
    'lint',
    'format',
    'messages',
    'unit',
    'postgres',
    'size',
    'purchase',
  ]);
  expect(whole.slice(0, quick.length)).toEqual(quick);
  expect(steps.map(({ name }) => name).filter((name) => !whole.includes(name))).toEqual(['next']);
});
