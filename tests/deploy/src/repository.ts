import { resolve } from 'node:path';

/** The folder of the repository. */
export const repository = resolve(import.meta.dirname, '../../..');

/** The files of `deploy/`. */
export const deploy = resolve(repository, 'deploy');
