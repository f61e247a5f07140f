import type { PageOutcome, Shop } from '@ponte/domain';
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';

/** The parts of an address that decide what a page shows. */
export interface PageLocation {
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
}

/** Path parameters; optional ones may be missing. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

export interface RouteContext {
  readonly shop: Shop;
  readonly params: RouteParams;
  readonly location: PageLocation;
  /** Aborts when the page is left or reloaded; absent on a server. */
  readonly signal?: AbortSignal | undefined;
}

/** A screen's props: its address. Everything else comes from stores. */
export type ScreenProps = Omit<RouteContext, 'shop' | 'signal'>;

export type Load = (context: RouteContext) => Promise<PageOutcome>;

export interface ScreenModule {
  /** Absent when there is nothing to load. The server awaits it, the browser does not. */
  readonly load?: Load;
  readonly Screen: ComponentType<ScreenProps>;
  /** Fetches the code of the parts that a page of this kind shows. */
  readonly preload?: () => Promise<unknown>;
  /** Prepares for the page at that path, once a link to it has fetched its code and data. */
  readonly prefetched?: (pathname: string) => Promise<void>;
  /** The title of a personal page's shell; other pages have theirs in the screen. */
  readonly title?: NonNullable<MessageDescriptor['id']>;
}
