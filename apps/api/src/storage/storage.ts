/** Stores private files, which only the shop may read. */
export interface Storage {
  /** Keeps a file under a key that the server made. @throws Outage when it can't be kept now */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** A kept file; undefined when there is none. @throws Outage when the storage does not answer */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Forgets a file; it need not be there. @throws Outage when it can't be reached now */
  remove(key: string): Promise<void>;
}

/** Keys are the server's own; a mistake there must still not reach outside. */
export function checkKey(key: string): string {
  if (!/^[\w-]+(?:\/[\w-]+)*$/.test(key)) throw new Error('Not a storage key.');
  return key;
}
