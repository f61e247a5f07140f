import type { CurrencyCode } from '@ponte/regional/money';
import type { BrowseMessages } from './browse/messages.ts';
import type { FormMessages } from './forms/messages.ts';
import type { OrderMessages } from './orders/messages.ts';

/** Locales that the kit speaks. */
export type KitLocaleTag = 'pt-BR' | 'es-PY';

/** One locale file. */
export interface KitLocale {
  /** BCP 47 tag, for `lang` and `Intl`. */
  readonly tag: KitLocaleTag;
  readonly messages: KitMessages;
}

/** Orders in which a product list can be sorted. */
export type SortOrder =
  | 'newest'
  | 'priceAscending'
  | 'priceDescending'
  | 'nameAscending'
  | 'nameDescending';

/** Whether a product can be bought here, collected elsewhere, or not at all. */
export type Stock = 'inStock' | 'physicalStoreOnly' | 'outOfStock';

/** Every text of the kit. A text with a variable is a function of it. */
export interface KitMessages extends FormMessages, BrowseMessages, OrderMessages {
  readonly common: {
    readonly close: string;
    readonly cancel: string;
    readonly loading: string;
    readonly retry: string;
    readonly optional: string;
  };
  readonly currencies: Readonly<Record<CurrencyCode, string>>;
  readonly locales: Readonly<Record<KitLocaleTag, string>>;
  readonly money: {
    readonly price: string;
    readonly listPrice: string;
    readonly otherCurrencies: string;
    readonly onRequest: string;
    readonly ask: string;
    /**
     * Only the currencies whose price needs a word about tax: it is included in guaranis and not in
     * dollars, in which foreigners buy exempt.
     */
    readonly tax: Readonly<Partial<Record<CurrencyCode, string>>>;
  };
  readonly quantity: {
    readonly label: string;
    readonly of: (name: string) => string;
    readonly decrease: string;
    readonly increase: string;
  };
  readonly product: {
    readonly code: (code: string) => string;
    readonly add: string;
    readonly adding: string;
    readonly added: string;
    readonly stock: Readonly<Record<Stock, string>>;
    readonly loadingList: string;
    readonly specName: string;
    readonly specValue: string;
    readonly specs: string;
  };
  readonly gallery: {
    readonly label: (name: string) => string;
    readonly position: (index: number, count: number) => string;
    readonly show: (index: number) => string;
    readonly more: (count: number) => string;
    readonly previous: string;
    readonly next: string;
  };
  readonly cart: {
    readonly title: string;
    readonly count: (units: number) => string;
    readonly products: (lines: number) => string;
    readonly lines: string;
    readonly each: (price: string) => string;
    readonly remove: string;
    readonly removeNamed: (name: string) => string;
    readonly clear: string;
    readonly confirmClear: string;
    readonly subtotal: string;
    readonly shipping: string;
    readonly free: string;
    readonly total: string;
    readonly taxIncluded: string;
    readonly checkout: string;
    readonly emptyTitle: string;
    readonly emptyText: string;
    readonly continueShopping: string;
    readonly saving: string;
  };
  readonly pagination: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
    readonly position: (page: number, pageCount: number) => string;
  };
  readonly sort: {
    readonly label: string;
    readonly apply: string;
    readonly orders: Readonly<Record<SortOrder, string>>;
  };
  readonly search: {
    readonly label: string;
    readonly placeholder: string;
    readonly submit: string;
  };
  readonly navigation: {
    readonly breadcrumb: string;
    readonly categories: string;
    readonly main: string;
    readonly sections: string;
    readonly ratesToday: string;
    readonly language: string;
    readonly languageNow: (language: string) => string;
    readonly products: (count: number) => string;
  };
  readonly feedback: {
    readonly errorTitle: string;
    readonly errorText: string;
    readonly emptyTitle: string;
    readonly notFoundTitle: string;
    readonly notFoundText: string;
    readonly goHome: string;
    readonly seeProducts: string;
    readonly notifications: string;
    readonly dismiss: string;
  };
}
