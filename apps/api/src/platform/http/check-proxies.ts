import type { Log } from '../runtime/log.ts';

/** So many requests in a row have more addresses than proxies only if a proxy is not counted. */
const enough = 20;

/**
 * Compares what the first requests bring in `X-Forwarded-For` with `TRUSTED_PROXIES`, and warns once
 * if it does not fit. Requests without the header are those of the page servers themselves.
 * @param proxies `TRUSTED_PROXIES`
 */
export function checkProxies(
  log: Log,
  proxies: number | undefined,
): (forwardedFor: string | undefined) => void {
  let seen = 0;
  let longer = 0;
  const warn = (addresses: number, means: string) => {
    seen = enough;
    log.warn('TRUSTED_PROXIES does not fit', { expected: proxies, addresses, means });
  };
  return (forwardedFor) => {
    if (proxies === undefined || seen >= enough || !forwardedFor) return;
    const addresses = forwardedFor.split(',').length;
    seen += 1;
    // A client may add addresses, and can't take any away.
    if (addresses > proxies) longer += 1;
    if (addresses < proxies) warn(addresses, 'set too high: all shoppers share one limit');
    else if (longer === enough) warn(addresses, 'set too low: all shoppers may share one limit');
  };
}
