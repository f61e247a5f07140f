import type { City } from './decode.ts';
import { fold } from './fold.ts';
import { localeOf, stateById } from './states.ts';

export interface CitySearch {
  /** The most results; default 20. */
  readonly limit?: number;
  /** Only cities of this state. */
  readonly stateId?: number;
}

/** An index of cities. */
export interface CityDirectory {
  /** In the order of ids. */
  readonly cities: readonly City[];
  byId(id: number): City | undefined;
  /** By official code, such as the postal service's `ibge`. */
  byCode(code: string): City | undefined;
  /** A state's cities by name, in a locale's alphabet (default: the country's). */
  ofState(stateId: number, locale?: string): readonly City[];
  /**
   * Cities whose name contains a text, ignoring accents, case and punctuation: first those that
   * begin with it, then those with a word that does, then the rest, each by name. Empty for an
   * empty text.
   */
  search(text: string, options?: CitySearch): City[];
}

/** Builds the index at once, so that the first search is fast. */
export function createCityDirectory(cities: readonly City[]): CityDirectory {
  const byId = new Map(cities.map((city) => [city.id, city]));
  const byCode = new Map(cities.map((city) => [city.code, city]));
  const byState = new Map<string, readonly City[]>();
  const names = namesOf(cities);

  return {
    cities,
    byId: (id) => byId.get(id),
    byCode: (code) => byCode.get(code),
    ofState(stateId, locale = localeOf(stateById(stateId)?.country ?? 'BR')) {
      const key = `${stateId} ${locale}`;
      const known = byState.get(key);
      if (known) return known;

      const { compare } = new Intl.Collator(locale);
      const sorted = cities
        .filter((city) => city.stateId === stateId)
        .sort((a, b) => compare(a.name, b.name));
      byState.set(key, sorted);
      return sorted;
    },
    search: (text, options) => search(names, text, options),
  };
}

interface Name {
  readonly folded: string;
  readonly city: City;
}

/** In the order of search results. */
function namesOf(cities: readonly City[]): Name[] {
  // Folding one long text is many times faster than thousands of short ones.
  const folded = fold(cities.map((city) => city.name).join('\n')).split('\n');
  return cities
    .map((city, index) => ({ city, folded: folded[index] ?? '' }))
    .sort((a, b) => (a.folded < b.folded ? -1 : Number(a.folded > b.folded)));
}

/** Longer than any name: a pasted megabyte is cut. */
const longest = 80;

function search(
  names: readonly Name[],
  text: string,
  { limit = 20, stateId }: CitySearch = {},
): City[] {
  const wanted = fold(text.slice(0, longest)).trim();
  if (!wanted) return [];

  const ranks: [City[], City[], City[]] = [[], [], []];
  for (const { folded, city } of names) {
    const rank = rankOf(folded, wanted);
    const inState = stateId === undefined || city.stateId === stateId;
    if (rank !== undefined && inState) ranks[rank].push(city);
  }
  return ranks.flat().slice(0, Math.max(0, limit));
}

/** 0: the name begins with the text; 1: a word does; 2: inside a word. */
function rankOf(name: string, wanted: string): 0 | 1 | 2 | undefined {
  const position = name.indexOf(wanted);
  if (position < 0) return undefined;
  if (position === 0) return 0;
  return name.includes(` ${wanted}`) ? 1 : 2;
}
