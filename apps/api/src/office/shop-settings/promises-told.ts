/** What a shop will say in its merchant's name, and what it leaves out. */
import { everyPromise } from '../../platform/store-info/promises.ts';
import type { ShopSettings } from './shop-json.ts';

interface Told {
  /** As `shop.json` names it. */
  readonly field: string;
  /** Where and as what it is said. */
  readonly where: string;
  /** In both languages; undefined where the file leaves it out. */
  readonly said: (settings: ShopSettings) => unknown;
}

const promises: readonly Told[] = [
  {
    field: 'store.openingHours',
    where: 'when purchases can be collected',
    said: ({ store }) => store.openingHours,
  },
  ...everyPromise.map(({ name, where, of }) => ({
    field: `store.promises.${name}`,
    where,
    said: ({ store }: ShopSettings) => of(store.promises),
  })),
  {
    field: 'texts.howToBuy',
    where: 'the page "how to buy" and the links to it',
    said: ({ texts }) => texts.howToBuy,
  },
  {
    field: 'texts.terms',
    where: 'the terms and the links to them',
    said: ({ texts }) => texts.terms,
  },
  {
    field: 'texts.privacy',
    where: 'the page on privacy and the links to it',
    said: ({ texts }) => texts.privacy,
  },
];

/** So much of a text shows what it is about. */
const mostShown = 100;

/** Lines for a terminal. */
export function promisesTold(settings: ShopSettings): string[] {
  const told = promises.map((promise) => ({ ...promise, value: promise.said(settings) }));
  const made = told.filter(({ value }) => value !== undefined);
  const left = told.filter(({ value }) => value === undefined);
  const shown = (value: unknown) => {
    const text = JSON.stringify(value);
    return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
  };
  return [
    ...(made.length > 0 ? ['The shop will say in your name:'] : []),
    ...made.map(({ field, where, value }) => `  ${field} (${where}): ${shown(value)}`),
    ...(left.length > 0 ? ['It leaves out:'] : []),
    ...left.map(({ field, where }) => `  ${field} (${where})`),
  ];
}
