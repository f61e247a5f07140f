/** Addresses that an imported file may make the server ask: public ones alone. */
import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are no part of the public internet: RFC 6890, RFC 1918, RFC 4193 and others. */
const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, prefix, 'ipv4');
}

/** All of IPv6 that is in use on the internet; the rest is local, or leads to IPv4 addresses. */
const opened = new BlockList();
opened.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(network, prefix, 'ipv6');
}

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && opened.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** A host that is not asked for pictures. */
export class PrivateAddress extends Error {
  override readonly message = 'its address is none of the public internet';
}

/**
 * Resolves names for a connection, which is then made to the very address that was checked: a name
 * that changes its address meanwhile leads nowhere else.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const isClosed = addresses.some(({ address }) => !isPublicAddress(address));
    if (isClosed) return callback(new PrivateAddress(), []);
    if (options.all) return callback(null, addresses);
    const [first] = addresses;
    return callback(null, first?.address ?? '', first?.family);
  });
};
