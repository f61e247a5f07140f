import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Processes } from '../../../../scripts/run/processes.ts';

/** What a command ended with, and said. */
export interface Said {
  readonly code: number;
  readonly output: string;
}

export interface Serving {
  readonly ended: Promise<Said>;
  stop(): Promise<void>;
}

/**
 * Runs blocks of commands one after another in the repository's folder, as a person would who pastes
 * them into a terminal: what one exports, the next has.
 */
export class Shell {
  /** The environment as the last block left it. */
  environment: Readonly<Record<string, string>>;
  readonly #renamed: Readonly<Record<string, string>>;

  /** @param renamed names of hosts, ports and folders, and what stands in their place here */
  constructor(
    environment: Readonly<Record<string, string>>,
    renamed: Readonly<Record<string, string>>,
  ) {
    this.environment = environment;
    this.#renamed = renamed;
  }

  /** Runs a block to its end. What it exported is kept if it ended well. */
  async run(block: string): Promise<Said> {
    const folder = await mkdtemp(join(tmpdir(), 'ponte-shell-'));
    const left = join(folder, 'environment');
    const script = `set -e\n${this.#here(block)}\nenv -0 > '${left}'`;
    const said = await new Processes().run({ ...this.#command(script), output: 'keep' });
    if (said.code === 0) this.environment = environmentOf(await readFile(left, 'utf8'));
    await rm(folder, { recursive: true });
    return said;
  }

  /** Starts a block that goes on until it is stopped; its standard output goes to a file. */
  start(block: string, log: string): Serving {
    const processes = new Processes();
    const command = this.#command(this.#here(block));
    const { ended } = processes.start({ ...command, output: 'keep', log });
    return { ended, stop: () => processes.end() };
  }

  #here(block: string): string {
    const names = Object.keys(this.#renamed).map((name) => name.replaceAll(/[.?]/g, '\\$&'));
    return block.replaceAll(
      new RegExp(names.join('|'), 'g'),
      (name) => this.#renamed[name] ?? name,
    );
  }

  #command(script: string) {
    return { name: 'sh', file: '/bin/sh', args: ['-c', script], env: { ...this.environment } };
  }
}

function environmentOf(text: string): Record<string, string> {
  const entries = text.split('\0').filter((entry) => entry !== '');
  return Object.fromEntries(
    entries.map((entry) => {
      const [name = '', ...value] = entry.split('=');
      return [name, value.join('=')];
    }),
  );
}
