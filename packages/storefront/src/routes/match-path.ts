import type { RouteParams } from '../page/screen.ts';

const patterns = new Map<string, RegExp>();

/**
 * The parameters of `pathname` if it is of that path (`links/paths.ts`), as text that is not escaped. Case and slashes at
 * the end make no difference.
 */
export function matchPath(path: string, pathname: string): RouteParams | undefined {
  const pattern = patterns.get(path) ?? patternOf(path);
  patterns.set(path, pattern);
  const match = pattern.exec(pathname);
  return match ? decoded(match.groups ?? {}) : undefined;
}

function patternOf(path: string): RegExp {
  const source = path
    .replaceAll(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?')
    .replaceAll(/\/:(\w+)/g, '/(?<$1>[^/]+)');
  return new RegExp(`^${source}/*$`, 'i');
}

function decoded(params: RouteParams): RouteParams {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, value && decodeURIComponent(value)]),
    );
  } catch {
    // Invalid escapes match no existing thing.
    return params;
  }
}
