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
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by itself',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'a certificate between its own and a known one is missing',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is another host’s',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak TLS',
  EAI_AGAIN: 'the name of the host can’t be looked up',
  EPIPE: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed',
  UND_ERR_HEADERS_OVERFLOW: 'its headers are too long',
  Z_DATA_ERROR: 'it is not compressed as Content-Encoding says',
  Z_BUF_ERROR: 'it is compressed and ends too early',
};

/** Why something failed; of a request the connection's error, since `fetch failed` explains nothing. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'the time is over (--timeout)';
  // Node's parser names its own states.
  if (error.name === 'HTTPParserError') return 'what it sends is not valid HTTP';
  const { cause } = error;
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  if (cause !== undefined) return reasonOf(cause);
  const code = 'code' in error ? String(error.code) : '';
  return meanings[code] ?? error.message;
}
