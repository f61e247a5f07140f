import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from './repository.ts';

/** Makes what a machine runs, as `npm run artefact` does once all is built. */
export async function makeArtefact(folder: string): Promise<void> {
  const tools = join(repository, 'node_modules', '.bin');
  await promisify(execFile)(process.execPath, ['scripts/artefact.ts', folder], {
    cwd: repository,
    env: { ...process.env, PATH: `${tools}${delimiter}${process.env['PATH']}` },
  });
}
