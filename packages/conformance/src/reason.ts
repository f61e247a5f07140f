/** What codes of the system, of connections and of modules mean, as the end of a sentence. */
const meanings: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EISDIR: 'it is a folder',
  ENOENT: 'there is no such file or folder',
  ERR_MODULE_NOT_FOUND: 'there is no such file, or a module that it imports is missing',
  ECONNREFUSED: 'the connection is refused',
  ECONNRESET: 'the connection was closed',
  EHOSTUNREACH: 'the host can’t be reached',
  ENOTFOUND: 'there is no host of that name',
  ETIMEDOUT: 'the host does not answer',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself',
  UND_ERR_SOCKET: 'the connection was closed',
};

/** Why something failed; of a request the connection's error, since `fetch failed` explains nothing. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  if (cause !== undefined) return reasonOf(cause);
  const code = 'code' in error ? String(error.code) : '';
  return meanings[code] ?? error.message;
}
