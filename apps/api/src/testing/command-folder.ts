import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach } from 'vitest';
import { copyEmptyTo } from './filled-database.ts';

type Command = 'backup' | 'restore' | 'import' | 'shop' | 'group';

interface RunOptions {
  /** Shell before the command. */
  readonly before?: string;
  /** The data folder. */
  readonly home?: string;
}

/** A new folder for each test, in which the commands run as a person runs them, each its own process. */
export function commandFolder() {
  let folder = '';
  const dataOf = () => join(folder, 'data');
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ponte-commands-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  return {
    get folder() {
      return folder;
    },
    get data() {
      return dataOf();
    },
    /** Puts an empty shop into the data folder. */
    makeShop: () => copyEmptyTo(join(dataOf(), 'database')),
    run(command: Command, words: readonly string[], { before = '', home }: RunOptions = {}) {
      const script = fileURLToPath(new URL(`../operations/cli/${command}.ts`, import.meta.url));
      const { status, stdout, stderr } = spawnSync(
        '/bin/sh',
        [
          '-c',
          `${before} exec "$@"`,
          'sh',
          process.execPath,
          '--conditions=@ponte/source',
          script,
          ...words,
        ],
        {
          cwd: folder,
          env: {
            ...process.env,
            DATA_DIR: home ?? dataOf(),
            DATABASE_URL: '',
            SANDBOX_PAYMENTS: 'on',
            NODE_OPTIONS: '',
            INIT_CWD: folder,
            LC_ALL: 'C',
          },
          encoding: 'utf8',
        },
      );
      return { status, said: `${stdout}${stderr}` };
    },
  };
}
