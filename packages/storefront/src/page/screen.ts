import type { PageOutcome, Shop } from '@ponte/domain';
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { TextArea } from '../languages/text-area.ts';

/** The part of an address that decides what a page shows. */
export interface PageLocation {
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
}

/** Values of a route's path parameters; an optional one may be missing. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** What a route's `load` and its screen are given. */
export interface RouteContext {
  readonly shop: Shop;
  readonly params: RouteParams;
  readonly location: PageLocation;
  /** Aborts when the page is left, or its data are asked for anew; a server leaves none. */
  readonly signal?: AbortSignal | undefined;
}

/** Props of a screen: its address. Everything else comes from stores. */
export type ScreenProps = Omit<RouteContext, 'shop' | 'signal'>;

/** Asks the stores for what a page shows. */
export type Load = (context: RouteContext) => Promise<PageOutcome>;

/** The code of one route, in a chunk of its own. */
export interface ScreenModule {
  /** Left out where nothing is asked for. The server awaits it, the browser does not. */
  readonly load?: Load;
  readonly Screen: ComponentType<ScreenProps>;
  /**
   * What a page that belongs to somebody is called until the shop knows who is there. Other pages say
   * it themselves.
   */
  readonly title?: NonNullable<MessageDescriptor['id']>;
  /** The areas of texts that the screen shows besides the shell's, itself or through others. */
  readonly texts: readonly TextArea[];
}
