/** Keeps files that are nobody's to see but the shop's. */
export interface Storage {
  /** Keeps a file under a key that the server made. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** A kept file; undefined when there is none. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Forgets a file; it need not be there. */
  remove(key: string): Promise<void>;
}
