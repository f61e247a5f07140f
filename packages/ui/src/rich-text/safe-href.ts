const protocols = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** A base URL, to tell the shop's paths from other sites. */
const ownOrigin = 'https://own.invalid';

/**
 * An address that a product's text may lead to: a path of the shop ("/…"), a web address, e-mail
 * or phone, written as the browser reads it; `null` for anything else.
 */
export function safeHref(href: string | undefined): string | null {
  if (!href || !URL.canParse(href, ownOrigin)) return null;
  const url = new URL(href, ownOrigin);
  if (url.origin === ownOrigin) return url.pathname + url.search + url.hash;
  return protocols.has(url.protocol) ? url.href : null;
}
