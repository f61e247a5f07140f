import manifest from '../package.json' with { type: 'json' };

/** What Vite and esbuild call the browsers whose names in a browserslist differ. */
const names: Readonly<Record<string, string>> = { ios_saf: 'ios' };

/** The oldest browsers that are supported, as targets of Vite and esbuild: the repository's `browserslist`. */
export const browserTargets = manifest.browserslist.map((query) => {
  const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
  if (version === undefined)
    throw new Error(`"${query}" in browserslist is not "name >= version".`);
  return `${names[name] ?? name}${version}`;
});

/** For esbuild: `\p{L}` is older than all of them, which lack only scripts of later Unicode versions. */
export const alsoSupported = { 'regexp-unicode-property-escapes': true };
