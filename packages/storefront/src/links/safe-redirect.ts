/** A placeholder for the shop's origin: every other origin is external. */
const origin = 'https://shop.invalid';

/** More levels of encoding look like an attack. */
const decodings = 5;

/**
 * A safe `redirect` target: a path of this origin with query and fragment (decision 30). Rejects
 * backslashes, control characters, and paths that lead to another origin once resolved or decoded.
 * @param asked the parameter, decoded once by `URLSearchParams`
 * @returns the normalised path, or undefined
 */
export function safeRedirect(asked: string | null | undefined): string | undefined {
  if (!asked || !isPath(asked)) return undefined;
  const url = urlOf(asked);
  if (url?.origin !== origin || !isEncoding(url.pathname) || !staysHere(url.pathname)) {
    return undefined;
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Whether a path stays on this origin however often it is decoded. */
function staysHere(path: string): boolean {
  let current = path;
  for (let round = 0; round < decodings; round += 1) {
    const url = isPath(current) ? urlOf(current) : undefined;
    if (url?.origin !== origin || url.pathname.startsWith('//')) return false;
    const decoded = decodeAscii(current);
    if (decoded === current) return true;
    current = decoded;
  }
  return false;
}

/** `URL.canParse` is missing in Safari 16. */
function urlOf(text: string): URL | undefined {
  try {
    return new URL(text, origin);
  } catch {
    return undefined;
  }
}

/** Whether `text` starts like a path and holds no characters that browsers drop or convert. */
function isPath(text: string): boolean {
  return /^\/(?!\/)/.test(text) && !/[\\\p{Cc}]/u.test(text);
}

/** Decodes ASCII escapes only, ignoring invalid ones. */
function decodeAscii(path: string): string {
  return path.replaceAll(/%[0-7][0-9a-f]/gi, (sign) =>
    String.fromCharCode(Number.parseInt(sign.slice(1), 16)),
  );
}

function isEncoding(path: string): boolean {
  try {
    // Its value is used, or a bundler drops the call as one without effect.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
