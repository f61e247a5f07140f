import { readFileSync, writeFileSync } from 'node:fs';
import { brazilianCode } from '../src/places/decode.ts';
import type { PlaceCountry } from '../src/places/states.ts';

interface Source {
  readonly country: PlaceCountry;
  readonly file: string;
  /** The usual distance between consecutive codes, without check digits. */
  readonly step: number;
}

/** Lists in `data` and modules in `src/places/data` have the same names. */
export const sources: readonly Source[] = [
  { country: 'BR', file: 'brazil', step: 10 },
  { country: 'PY', file: 'paraguay', step: 1 },
];

/** Packs a country's list into a module: see `PackedCities` for the format. */
export function packCities({ country, file, step }: Source, csv: string): string {
  const rows = csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => /^(\d+),(\d+),(.+)$/.exec(line) ?? fail(`${file}.csv: ${line}`));
  const firstId = Number(rows[0]?.[1]);

  let last = 0;
  const lines = rows.map(([line, id, code = '', name], index) => {
    if (Number(id) !== firstId + index) fail(`${file}.csv: id ${id} breaks the row: ${line}`);
    const number = Number(country === 'BR' ? code.slice(0, -1) : code);
    const distance = number - last === step ? '' : String(number - last);
    last = number;
    const usual = country === 'PY' || brazilianCode(number) === code;
    const before = distance + (usual ? '' : `!${code.slice(-1)}`);
    return before ? `${before}:${name}` : name;
  });

  return `// Made by scripts/build-places.ts from data/${file}.csv; see data/SOURCES.md.
import type { PackedCities } from '../decode.ts';

export const ${file}: PackedCities = {
  country: '${country}',
  firstId: ${firstId},
  step: ${step},
  lines: \`${lines.join('\n')}\`,
};
`;
}

export function readList({ file }: Source): string {
  return readFileSync(new URL(`../data/${file}.csv`, import.meta.url), 'utf8');
}

export function moduleOf({ file }: Source): URL {
  return new URL(`../src/places/data/${file}.ts`, import.meta.url);
}

function fail(message: string): never {
  throw new Error(message);
}

if (import.meta.main) {
  for (const source of sources)
    writeFileSync(moduleOf(source), packCities(source, readList(source)));
}
