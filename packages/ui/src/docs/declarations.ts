/// <reference types="vite/types/importMeta.d.ts" />
import { declarationsIn, type Declaration } from './declaration.ts';

const sources = import.meta.glob<string>(
  [
    '../*/*.{ts,tsx}',
    '../{internal,locales}/*/*.{ts,tsx}',
    '../../../regional/src/**/*.ts',
    '!../{docs,test,icons}/**',
    '!**/*.{test,stories}.*',
    // What declares no type: places, and texts of a language.
    '!**/data/**',
    '!../locales/*/??-??.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const isExported = ({ text }: Declaration) => /^export /m.test(text);

/**
 * Every type of the kit and of the package of its amounts, by name, but for the texts of a language.
 * Of two with the same name the one is meant that others can import.
 */
export const declarations: ReadonlyMap<string, Declaration> = new Map(
  Object.values(sources)
    .flatMap(declarationsIn)
    .filter(({ name }) => !name.endsWith('Messages'))
    .toSorted((one, other) => Number(isExported(one)) - Number(isExported(other)))
    .map((declaration) => [declaration.name, declaration]),
);
