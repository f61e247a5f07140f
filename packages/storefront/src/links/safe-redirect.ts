/** Stands for whatever origin the shop has: what leaves it leads elsewhere. */
const origin = 'https://shop.invalid';

/** How often something may be encoded over and over before it looks like an attempt. */
const decodings = 5;

/**
 * Where a `redirect` parameter may lead: a path of this origin, with its query and fragment, or
 * nothing (decision 30). Backslashes, control characters and a path that becomes another origin
 * once it is resolved or decoded are refused.
 *
 * @param asked what stands in the address, decoded once, as `URLSearchParams` gives it
 * @returns the path as a browser writes it, or undefined for one that is not to be followed
 */
export function safeRedirect(asked: string | null | undefined): string | undefined {
  if (!asked || !isPath(asked)) return undefined;
  const url = URL.canParse(asked, origin) ? new URL(asked, origin) : undefined;
  if (url?.origin !== origin || !isEncoding(url.pathname) || !staysHere(url.pathname)) {
    return undefined;
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Whether a path is one of this origin however often it is decoded. */
function staysHere(path: string): boolean {
  let current = path;
  for (let round = 0; round < decodings; round += 1) {
    if (!isPath(current) || !URL.canParse(current, origin)) return false;
    const { origin: reached, pathname } = new URL(current, origin);
    if (reached !== origin || pathname.startsWith('//')) return false;
    const decoded = decodeAscii(current);
    if (decoded === current) return true;
    current = decoded;
  }
  return false;
}

/** Whether `text` begins as a path does, and holds nothing that browsers drop or turn around. */
function isPath(text: string): boolean {
  return /^\/(?!\/)/.test(text) && !/[\\\p{Cc}]/u.test(text);
}

/** Decodes what could be a sign of an address, whatever stands beside it. */
function decodeAscii(path: string): string {
  return path.replaceAll(/%[0-7][0-9a-f]/gi, (sign) =>
    String.fromCharCode(Number.parseInt(sign.slice(1), 16)),
  );
}

function isEncoding(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
