import type { City } from './decode.ts';
import { fold } from './fold.ts';
import { localeOf, stateById } from './states.ts';

/** How to search cities. */
export interface CitySearch {
  /** The most cities to give; 20 when left out. */
  readonly limit?: number;
  /** Only cities of this state. */
  readonly stateId?: number;
}

/** The cities of one country or of several, ready to be looked up. */
export interface CityDirectory {
  /** All of them, in the order of their ids. */
  readonly cities: readonly City[];
  byId(id: number): City | undefined;
  /** By the official code, as a string: the postal look-up's `ibge` is one. */
  byCode(code: string): City | undefined;
  /** The cities of a state sorted by name, in the alphabet of a locale (its country's own). */
  ofState(stateId: number, locale?: string): readonly City[];
  /**
   * The cities whose name holds a text, whatever the accents, case and punctuation of either: first
   * those that begin with it, then those with a word that does, then the rest, each by name.
   * None for an empty text.
   */
  search(text: string, options?: CitySearch): City[];
}

/** Makes a directory of cities, ready to search: loading may take a moment, the first letter not. */
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

/** A city with its name as the search compares it. */
interface Name {
  readonly folded: string;
  readonly city: City;
}

/** The names in the order in which a search gives them. */
function namesOf(cities: readonly City[]): Name[] {
  // One text is folded many times faster than thousands of short ones.
  const folded = fold(cities.map((city) => city.name).join('\n')).split('\n');
  return cities
    .map((city, index) => ({ city, folded: folded[index] ?? '' }))
    .sort((a, b) => (a.folded < b.folded ? -1 : Number(a.folded > b.folded)));
}

/** No name is longer; a pasted megabyte is not worth folding. */
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

/** 0 when the name begins with the text, 1 when a word of it does, 2 when it is inside a word. */
function rankOf(name: string, wanted: string): 0 | 1 | 2 | undefined {
  const position = name.indexOf(wanted);
  if (position < 0) return undefined;
  if (position === 0) return 0;
  return name.includes(` ${wanted}`) ? 1 : 2;
}
