import { isShown, type Candidate } from './order.ts';
import { hashOf, shuffled } from './random.ts';

/** What differs from day to day: stock, whether the price is shown, how many pictures there are. */
export interface Flags {
  readonly inStock: boolean;
  readonly inPhysicalStock: boolean;
  readonly piecesLeft: number | null;
  readonly showPrice: boolean;
  readonly pictureCount: number;
}

/** Shares of all products, in thousandths. */
const share = {
  soldOut: 60,
  counterOnly: 30,
  priceOnRequest: 20,
  fewLeft: 50,
  noPicture: 10,
} as const;

/** From this price on, a price may be on request. */
const dear = 15_000;

/** Decides about every product of the list; the goods on home pages are all for sale. */
export function flagsOf(products: readonly Candidate[]): (product: Candidate) => Flags {
  const many = (thousandths: number): number => Math.round((products.length * thousandths) / 1000);
  const plain = products.filter((_, index) => !isShown(index, products.length));
  const keyed = ({ key }: Candidate): string => key;
  const byStock = shuffled(plain, 'stock', keyed);
  const soldOut = keys(byStock.slice(0, many(share.soldOut)));
  const rest = byStock.slice(many(share.soldOut));
  const counterOnly = keys(rest.slice(0, many(share.counterOnly)));
  const free = rest.slice(many(share.counterOnly));
  const asked = free.filter(({ priceUsdCents }) => priceUsdCents >= dear);
  const onRequest = keys(asked.slice(0, many(share.priceOnRequest)));
  const told = free.filter(({ key }) => !onRequest.has(key));
  const few = keys(told.slice(0, many(share.fewLeft)));
  const bare = keys(shuffled(plain, 'bare', keyed).slice(0, many(share.noPicture)));
  const shown = keys(products.filter((_, index) => isShown(index, products.length)));
  return ({ key }) => ({
    inStock: !soldOut.has(key) && !counterOnly.has(key),
    inPhysicalStock: !soldOut.has(key),
    piecesLeft: few.has(key) ? fewCount(key) : null,
    showPrice: !onRequest.has(key),
    pictureCount: bare.has(key) ? 0 : shown.has(key) ? shownCount(key) : countOf(key),
  });
}

const keys = (list: readonly Candidate[]): Set<string> => new Set(list.map(({ key }) => key));

/** Between two and six, most often three or four. */
function countOf(key: string): number {
  const chance = hashOf(`pictures:${key}`) % 100;
  if (chance < 14) return 2;
  if (chance < 46) return 3;
  if (chance < 78) return 4;
  return chance < 90 ? 5 : 6;
}

/** One to five pieces. */
const fewCount = (key: string): number => 1 + (hashOf(`few:${key}`) % 5);

const shownCount = (key: string): number => (hashOf(`shown:${key}`) % 3 === 0 ? 5 : 6);
