import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deploy } from './repository.ts';

/** deploy/backup beside a command of the API that writes what it was asked into the file. */
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-script-'));
  for (const name of ['ponte/deploy', 'backups', 'data/uploads/pictures', 'programs']) {
    await mkdir(join(folder, name), { recursive: true });
  }
  await cp(join(deploy, 'backup'), join(folder, 'ponte/deploy/backup'));
  await writeProgram(
    'ponte/node',
    '#!/bin/sh\nif [ -e "$2" ]; then exit 1; fi\necho "$*" > "$2"\n',
  );
  await writeFile(join(folder, 'data/uploads/pictures/drill'), 'a picture');
  await writeFile(join(folder, 'data/secret'), 'the secret of this shop');
});
afterEach(() => rm(folder, { recursive: true }));

async function writeProgram(name: string, text: string): Promise<void> {
  await writeFile(join(folder, name), text);
  await chmod(join(folder, name), 0o755);
}

function run(program: string, words: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(program, words, {
    encoding: 'utf8',
    env: {
      PATH: [join(folder, 'programs'), process.env['PATH']].join(delimiter),
      HOME: folder,
      DATA_DIR: join(folder, 'data'),
      ...environment,
    },
  });
  return { status, said: `${stdout}${stderr}` };
}

const backup = (environment?: NodeJS.ProcessEnv) =>
  run(join(folder, 'ponte/deploy/backup'), [join(folder, 'backups')], environment);

test('backups of one day have a time each, and none overwrites another', async () => {
  await writeFile(join(folder, 'backups', 'move.tar.gz'), '');
  // In place of the clock.
  await writeProgram(
    'programs/date',
    '#!/bin/sh\nwc -l < "$HOME/calls" | xargs printf "2026-11-28T03300%sZ"\n',
  );
  await writeFile(join(folder, 'calls'), '');

  expect(backup()).toEqual({ status: 0, said: '' });
  expect(backup().status).toBe(1);
  await writeFile(join(folder, 'calls'), '\n');
  expect(backup().status).toBe(0);

  const names = (await readdir(join(folder, 'backups'))).toSorted();
  expect(names).toEqual(['2026-11-28T033000Z.tar.gz', '2026-11-28T033001Z.tar.gz', 'move.tar.gz']);
  expect(await readFile(join(folder, 'backups', names[0] ?? ''), 'utf8')).not.toContain('--force');
});

test('restic keeps the file, the pictures and the secret', async (context) => {
  const restic = process.env['RESTIC_PATH'] ?? '/usr/bin/restic';
  context.skip(!existsSync(restic), 'There is no restic here: apt-get install restic.');
  await writeProgram('programs/restic', `#!/bin/sh\nexec ${restic} --no-cache "$@"\n`);
  const repository = {
    RESTIC_REPOSITORY: join(folder, 'repository'),
    RESTIC_PASSWORD: 'a-password-of-this-test',
  };
  expect(run('restic', ['init'], repository).status).toBe(0);

  expect(backup(repository)).toEqual({ status: 0, said: '' });

  const [name = ''] = await readdir(join(folder, 'backups'));
  expect(await readFile(join(folder, 'backups', name), 'utf8')).toContain('--without-pictures');
  const back = join(folder, 'back');
  expect(run('restic', ['restore', 'latest', '--target', back], repository).status).toBe(0);
  for (const path of [`backups/${name}`, 'data/uploads/pictures/drill', 'data/secret']) {
    expect(await readFile(join(back, folder, path))).toEqual(await readFile(join(folder, path)));
  }
});
