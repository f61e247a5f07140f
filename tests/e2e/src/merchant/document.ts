import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../../scripts/run/workspace.ts';

/** A document's commands: the fenced `sh` blocks of each heading, as they stand. */
export type Commands = ReadonlyMap<string, readonly string[]>;

export async function commandsIn(document: string): Promise<Commands> {
  const text = await readFile(join(root, document), 'utf8');
  const sections = text.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [heading = ''] = section.split('\n');
      const blocks = Array.from(
        section.matchAll(/^```sh\n(.*?)^```$/gms),
        ([, block = '']) => block,
      );
      return [heading, blocks];
    }),
  );
}
