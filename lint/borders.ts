import { readdirSync } from 'node:fs';
import type { OxlintOverride } from 'oxlint';

export type Rules = NonNullable<OxlintOverride['rules']>;

/** Refuses the imports that a pattern of `no-restricted-imports` fits. */
export type Border = { group: string[]; message: string } | { regex: string; message: string };

export const restrict = (patterns: Border[], paths: object[] = []): Rules => ({
  'eslint/no-restricted-imports': ['error', { paths, patterns }],
});

export const packages = (...names: string[]) =>
  names.flatMap((name) => [`@ponte/${name}`, `@ponte/${name}/*`]);

export const only = (names: string[], message: string): Border => ({
  group: ['@ponte/*', ...packages(...names).map((name) => `!${name}`)],
  message,
});

/** Folders without layers of their own may import each other, but in no circle. */
export const noCircles = (folder: string): OxlintOverride => ({
  files: [`${folder}/**`],
  rules: { 'ponte/no-folder-circle': ['error', folder] },
});

/**
 * A package's layers from the lowest up, the folders of each, in a package of rooms `room/folder`; unlisted
 * folders are above all.
 */
interface LayeredFolder {
  readonly folder: string;
  readonly layers: readonly string[];
  /** Rules for all of the package, and for single folders instead. */
  readonly borders: Border[];
  readonly bordersOf?: Readonly<Record<string, Border[]>>;
  /** Folders that may not know each other although one stands above the other. */
  readonly strangers?: Readonly<Record<string, readonly string[]>>;
  /** Files that may import any layer. */
  readonly free: readonly string[];
}

const words = (text: string) => text.split(' ').filter((word) => word !== '');

/** The end of a relative import of a folder from another; within a room without the room's name. */
function pathTo(folder: string, from: string): string {
  const [room, name] = folder.split('/');
  return name !== undefined && from.startsWith(`${room}/`) ? `(?:${room}/)?${name}` : folder;
}

const message = 'Imports go down the layers, never up or sideways: see docs/architecture.md.';

/** Imports go down the layers, never up or sideways. */
export function overridesOf(layered: LayeredFolder): OxlintOverride[] {
  const { folder, layers, borders, bordersOf = {}, strangers = {}, free } = layered;
  const listed = layers.map(words);
  const above = readdirSync(folder)
    .map((name) => name.replace(/\.tsx?$/, ''))
    .filter((name) => !listed.flat().some((each) => each === name || each.startsWith(`${name}/`)));
  const rules = listed.flatMap((names, layer) =>
    names.flatMap((name) => {
      const higher = [...listed.slice(layer).flat(), ...above, ...(strangers[name] ?? [])];
      const refused = higher.filter((other) => other !== name).map((other) => pathTo(other, name));
      const rulesOf = (from: string) => {
        const regex = `^${from}(?:${refused.join('|')})(?:/|\\.tsx?$)`;
        return restrict([...(bordersOf[name] ?? borders), { regex, message }]);
      };
      const fromFile = name.includes('/') ? String.raw`(?:\.{1,2}/)+` : String.raw`\./`;
      return [
        { files: [`${folder}/${name}/**`], rules: rulesOf(String.raw`(?:\.\./)+`) },
        { files: [`${folder}/${name}.ts`], rules: rulesOf(fromFile) },
      ];
    }),
  );
  const whole = { files: [`${folder}/**`], rules: restrict(borders) };
  return [whole, ...rules, { files: free.map((glob) => `${folder}/${glob}`), rules: whole.rules }];
}
