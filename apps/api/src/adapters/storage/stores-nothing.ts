import type { Storage } from './storage.ts';

/** For a rehearsal: what is put is checked and forgotten. */
export const storesNothing: Storage = {
  put: () => Promise.resolve(),
  get: () => Promise.resolve(undefined),
  remove: () => Promise.resolve(),
};
