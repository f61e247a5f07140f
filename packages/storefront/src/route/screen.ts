import type { PageOutcome, Shop } from '@ponte/domain';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';

/** The parts of an address that decide what a page shows. */
export interface PageLocation {
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
}

/** Parameters of some path; optional ones may be missing. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** @template Params of the route's path: `ParamsOf<'product'>` */
export interface RouteContext<Params = object> {
  readonly shop: Shop;
  readonly params: Params;
  readonly location: PageLocation;
  /** Aborts when the page is left or reloaded; absent on a server. */
  readonly signal?: AbortSignal | undefined;
}

/** A screen's props: its address. Everything else comes from stores. */
export type ScreenProps<Params = object> = Omit<RouteContext<Params>, 'shop' | 'signal'>;

export type Load<Params = object> = (context: RouteContext<Params>) => Promise<PageOutcome>;

/** What a screen's `index.ts` exports. */
export interface ScreenModule<Params = object> extends ScreenExtras {
  /** Absent when there is nothing to load. The server awaits it, the browser does not. */
  readonly load?: Load<Params>;
  readonly Screen: (props: ScreenProps<Params>) => ReactNode;
}

/**
 * The screen of whatever route an address has. Its parameters fit: they are those of the route's path, which
 * `route` has compared with the screen's. Methods, because TypeScript compares their parameters both ways.
 */
export interface MatchedScreen extends ScreenExtras {
  load?(context: RouteContext<RouteParams>): Promise<PageOutcome>;
  Screen(props: ScreenProps<RouteParams>): ReactNode;
}

interface ScreenExtras {
  /** Fetches the code of the parts that a page of this kind shows. */
  readonly preload?: () => Promise<unknown>;
  /** The title of a personal page's shell; other pages have theirs in the screen. */
  readonly title?: NonNullable<MessageDescriptor['id']>;
}
