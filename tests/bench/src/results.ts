import { cpus, totalmem } from 'node:os';
import type { Quality, Throttling, Visit } from './measure-page.ts';
import type { ServerFigures } from './measure-server.ts';
import { median } from './median.ts';
import type { Navigation } from './navigate.ts';

/** The middle of several visits, for each way to slow them. */
export type Visits = Readonly<Record<Throttling, Visit>>;

/** What was measured of one page. */
export interface PageResult {
  /** Region and page, as "br home". */
  readonly name: string;
  readonly quality: Quality;
  readonly shop: Visits;
  readonly withoutScript: Visits;
}

/** What one run of the benchmark measured. */
export interface Results {
  readonly at: string;
  readonly machine: string;
  /** How often each page was visited, and without its scripts. */
  readonly visits: number;
  readonly visitsWithoutScript: number;
  readonly pages: readonly PageResult[];
  /** From one page of the Brazilian storefront to the next. */
  readonly navigation: Navigation;
  readonly server: Readonly<Record<'product' | 'list', ServerFigures>>;
}

/** The machine in a few words. */
export function machine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown'}, ${memory} GB, Node ${process.versions.node}`;
}

/** The middle of each figure of several visits. */
export function medianOf(visits: readonly Visit[]): Visit {
  const of = (figure: keyof Visit) => median(visits.map((visit) => visit[figure]));
  return {
    performance: of('performance'),
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    layoutShift: of('layoutShift'),
  };
}
