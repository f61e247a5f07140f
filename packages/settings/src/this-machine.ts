import { isIP } from 'node:net';

/** Whether a host name is reserved for examples (RFC 2606). */
export function isExample(host: string): boolean {
  return /(?:^|\.)example$/.test(host);
}

/** Whether a host to listen on, or of an address, is this machine alone. */
export function isThisMachine(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  // `isIP`, because a host name may start like an address.
  if (isIP(bare) !== 0) return /^(?:127\.|::1$|::ffff:127\.)/.test(bare);
  return bare === 'localhost' || bare.endsWith('.localhost');
}
