import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeDurably } from '../../platform/runtime/durable-file.ts';
import { checkKey, type Storage } from './storage.ts';

/** Files in a folder that only the server's user may read. */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string): string => join(folder, checkKey(key));
  return {
    // A registration is confirmed only after its documents would survive a power cut.
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeDurably(path, bytes);
    },
    get: async (key) => {
      const bytes = await readFile(pathOf(key)).catch(() => undefined);
      return bytes && new Uint8Array(bytes);
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
