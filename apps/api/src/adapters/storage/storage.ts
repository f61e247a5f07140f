/** Private files. */
export interface Storage {
  /** Stores a file under a key made by the server. @throws Outage */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Undefined when there is no such file. @throws Outage */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Deletes a file, if it exists. @throws Outage */
  remove(key: string): Promise<void>;
}

/** Keys are made by the server; a mistake there must still not reach outside. */
export function checkKey(key: string): string {
  if (!/^[\w-]+(?:\/[\w-]+)*$/.test(key)) throw new Error('Not a storage key.');
  return key;
}
