import type { ProductIndex, ShownIn } from '../product-index.ts';
import type { ProductFilter } from '../product-query.ts';
import type { IndexReader } from '../watch-catalogue.ts';
import type { RankedFilter } from './filters.ts';
import {
  countGroups,
  findFacets,
  findMostSold,
  findNamed,
  findNamedAlike,
  findProducts,
} from './find.ts';
import { priceSpan } from './price-span.ts';
import type { SnapshotReader } from './snapshot-reader.ts';
import type { Snapshot, SortedIn } from './snapshot.ts';

/** Reads the catalogue into the process's own memory. */
export function readInMemory(reader: SnapshotReader): IndexReader {
  return {
    read: async () => {
      const snapshot = await reader.read();
      const { version } = snapshot.data;
      return { index: indexInMemory(snapshot), version, size: snapshot.size };
    },
    close: () => reader.close(),
  };
}

/** The catalogue in the process's own memory as an index. */
export function indexInMemory(snapshot: Snapshot): ProductIndex {
  const ranked = ({ price, ...filter }: ProductFilter, { prices }: ShownIn): RankedFilter =>
    price ? { ...filter, price: priceSpan(snapshot, prices, price) } : filter;
  return {
    companions: snapshot.data.companions,
    findPage: (request, shown) => {
      const filter = ranked(request.filter, shown);
      return findProducts(snapshot, { ...request, filter }, sortedIn(shown));
    },
    findFacets: async (filter, shown) =>
      findFacets(snapshot, ranked(filter, shown), sortedIn(shown)),
    countGroups: async (filter, lang) => countGroups(snapshot, filter, lang),
    findMostSold: (limit) => findMostSold(snapshot, limit),
    findNamedAlike: (question, limit) => findNamedAlike(snapshot, question, limit),
    findNamed: async (key, lang) => findNamed(snapshot, key, lang),
  };
}

/** The price depends on the currency, and is known by its place among all prices. */
function sortedIn({ lang, prices }: ShownIn): SortedIn {
  return { lang, prices: prices.order };
}
