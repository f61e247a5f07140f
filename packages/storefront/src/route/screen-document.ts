import type { Region } from '../region/region.ts';
import type { RouteContext, RouteParams } from './screen.ts';

/** An object in the vocabulary of https://schema.org. */
export type Thing = Readonly<Record<string, unknown>>;

/**
 * What a screen's page says in its document besides what the screen renders. Only the server runs it, so
 * that its code and texts are in no script.
 */
export interface ScreenDocument {
  /** Path and query of the page, where parameters have several spellings. Absent: as the route has them. */
  readonly addressOf?: (url: URL, params: RouteParams) => string;
  /**
   * Whether the page is cached. Absent: it is. Pages of which a client can invent any number are served
   * but not cached.
   */
  readonly isCacheable?: (context: RouteContext<RouteParams>) => boolean;
  /** For search engines and messengers. Absent: the screen has its own, or the shop's. */
  readonly descriptionOf?: (
    context: RouteContext<RouteParams>,
    region: Region,
  ) => string | undefined;
  /** `og:type` (https://ogp.me). Absent: `website`. */
  readonly type?: 'product';
  /** The address of the picture that messengers show. Absent or undefined: the shop's. */
  readonly pictureOf?: (context: RouteContext<RouteParams>, region: Region) => string | undefined;
  /** Structured data, besides those of the shop. */
  readonly thingsOf?: (context: RouteContext<RouteParams>, origin: string) => readonly Thing[];
}
