import type { Plugin } from 'vite';

/** What each chunk of a build imports, by file name. */
type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Fails the build where chunks import each other in a circle: one of them runs before what it needs,
 * and the page stays white in production alone.
 */
export function noCircles(): Plugin {
  return {
    name: 'ponte:no-circles',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const circle = circleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (circle) this.error(`Chunks import each other in a circle: ${circle.join(' → ')}`);
    },
  };
}

/** The first circle that is found, ending where it begins; undefined where there is none. */
export function circleIn(imports: Imports): string[] | undefined {
  const done = new Set<string>();
  const follow = (chunk: string, path: readonly string[]): string[] | undefined => {
    const before = path.indexOf(chunk);
    if (before >= 0) return [...path.slice(before), chunk];
    if (done.has(chunk)) return undefined;
    for (const each of imports.get(chunk) ?? []) {
      const circle = follow(each, [...path, chunk]);
      if (circle) return circle;
    }
    done.add(chunk);
    return undefined;
  };
  for (const chunk of imports.keys()) {
    const circle = follow(chunk, []);
    if (circle) return circle;
  }
  return undefined;
}
