import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeWorkspace, patienceMs, run } from './test/stand-in.ts';
import type { Workspace } from './test/stand-in.ts';

/** `npm test` with stand-ins for the tools that it runs. */

vi.setConfig({ testTimeout: patienceMs });

let workspace: Workspace;

beforeEach(async () => {
  workspace = await makeWorkspace();
});

afterEach(() => workspace.remove());

async function npmTest(...words: string[]) {
  const running = run(workspace, ['npm', 'test', '--silent', '--', ...words]);
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
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
});

it('names a tool that is missing, and counts it as a failure', async () => {
  const { code, lines } = await npmTest('lint');

  expect(code).toBe(1);
  expect(lines).toContainEqual(expect.stringMatching(/oxlint: (command )?not found/));
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
});
