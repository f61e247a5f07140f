/**
 * A payment link that may be followed (decision 31): https, or http on localhost, with an allowed
 * host; otherwise null.
 * @param hosts host names, with a port to allow only that one
 */
export function allowedPaymentLink(link: string | null, hosts: readonly string[]): string | null {
  const url = link === null ? null : parsed(link);
  if (!url || url.username !== '' || url.password !== '') return null;
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
  const known = hosts.includes(url.hostname) || hosts.includes(url.host);
  return secure && known ? url.href : null;
}

function parsed(link: string): URL | null {
  try {
    return new URL(link);
  } catch {
    return null;
  }
}

function isLoopback({ hostname }: URL): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  );
}
