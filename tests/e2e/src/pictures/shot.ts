import type { Page } from '@playwright/test';
import type { RegionCode } from '../harness/region.ts';
import type { Studio } from './studio.ts';

/** A picture of a screen in a state. */
export interface Shot {
  /** What its files are called. */
  readonly name: string;
  /** Of the route table. */
  readonly route: string;
  /** Whose browser shows it. Default: an anonymous visitor's. */
  readonly who?: 'customer';
  readonly path: string | ((studio: Studio) => string);
  /** The only region that it is kept of, where the other has nothing else to see. Default: both. */
  readonly region?: RegionCode;
  /**
   * What is in it: all of the page, what the window shows, or the first element that a selector
   * finds in the page's own part. Default: that part.
   */
  readonly of?: 'page' | 'window' | { readonly block: string };
  /** What the browser keeps besides the session. */
  readonly keeps?: (studio: Studio) => Readonly<Record<string, string>>;
  /** Done before the page is opened, such as a call that is to fail. */
  readonly before?: (page: Page, studio: Studio) => Promise<void>;
  /** Done once the page is there. */
  readonly after?: (page: Page, studio: Studio) => Promise<void>;
}

/** The regions of which a picture is kept. */
export function regionsOf({ region }: { readonly region?: RegionCode }): readonly RegionCode[] {
  return region === undefined ? ['br', 'py'] : [region];
}
