import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  return npmTestIn({}, ...words);
}

async function npmTestIn(env: Record<string, string>, ...words: string[]) {
  const running = run(workspace, ['npm', 'test', '--silent', '--', ...words], env);
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
  expect(lines).toContain('oxlint: spawn oxlint ENOENT');
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
});

describe('what passed before', () => {
  const ran = async (words: string, env: Record<string, string> = {}) => {
    const { lines } = await npmTestIn(env, ...words.split(' '));
    return {
      said: lines.filter((line) => line.startsWith('checked')).map((line) => line.slice(8)),
      sum: lines.at(-1),
    };
  };

  /** A package with one check, which says where it ran. */
  const addPackage = (name: string, dependencies: Record<string, string> = {}) => {
    const manifest = { name, scripts: { 'check:messages': 'x' }, dependencies };
    workspace.write(`packages/${name}/package.json`, JSON.stringify(manifest));
    workspace.write(`packages/${name}/src/index.ts`, '');
  };

  beforeEach(() => {
    workspace.write('.gitignore', ['node_modules', '.cache', '/*', '!/packages'].join('\n'));
    workspace.run('git', 'init', '--quiet');
    workspace.addTool('pnpm', 'checked $(basename $PWD)');
    addPackage('low');
    addPackage('high', { low: 'workspace:*' });
    addPackage('aside');
  });

  it('is not run again, and still counts', async () => {
    expect(await ran('messages')).toEqual({
      said: ['aside', 'high', 'low'],
      sum: '3 passed, 0 failed',
    });
    expect(await ran('messages')).toEqual({ said: [], sum: '3 passed, 0 failed' });
  });

  it('is run again where something that it reads was changed, added or removed', async () => {
    await ran('messages');

    workspace.write('packages/low/src/index.ts', '// changed');
    expect((await ran('messages')).said).toEqual(['high', 'low']);

    workspace.write('packages/high/src/more.ts', '');
    expect((await ran('messages')).said).toEqual(['high']);

    workspace.run('rm', 'packages/high/src/more.ts', 'packages/aside/src/index.ts');
    expect((await ran('messages')).said).toEqual(['aside', 'high']);
  });

  it('is run again under CI and when it is asked for', async () => {
    await ran('messages');

    expect((await ran('messages --fresh')).said).toHaveLength(3);
    expect((await ran('messages', { CI: 'true' })).said).toHaveLength(3);
  });

  it('does not hold back what failed', async () => {
    workspace.addTool('pnpm', 'checked $(basename $PWD)', 1);
    expect(await ran('messages')).toEqual({
      said: ['aside', 'high', 'low'],
      sum: '0 passed, 3 failed',
    });

    workspace.addTool('pnpm', 'checked $(basename $PWD)');
    expect((await ran('messages')).said).toHaveLength(3);
  });

  it('is not known without git, where everything runs', async () => {
    workspace.run('rm', '-r', '.git');
    await ran('messages');

    expect((await ran('messages')).said).toHaveLength(3);
  });
});
