import type { ShopSnapshot } from '@ponte/domain';
import { recordReads } from './record-reads.ts';

/** Under which name a shop's snapshot holds start data. */
const resource = 'start-data';

interface RecordedStartData {
  /** What the page's shop begins with. */
  readonly snapshot: ShopSnapshot;
  /** What the page's state carries: of start data only what the page has shown. */
  readonly carried: (loaded: ShopSnapshot) => ShopSnapshot;
}

/** Start data are for all pages and weigh more than most of them: each page's state takes its part. */
export function recordStartData(start: ShopSnapshot): RecordedStartData {
  const known = start[resource];
  if (known?.status !== 'ready' || typeof known.data !== 'object' || known.data === null) {
    return { snapshot: start, carried: (loaded) => loaded };
  }
  const { view, taken } = recordReads(known.data);
  return {
    snapshot: { ...start, [resource]: { ...known, data: view } },
    carried: (loaded) => ({
      ...loaded,
      [resource]: { ...known, data: Object.assign({}, taken(), { partial: true }) },
    }),
  };
}
