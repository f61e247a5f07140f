import { formatCollection, nextCollection } from '@ponte/regional/opening-hours';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useShop } from './shop-context.ts';
import { useHydrated } from './use-hydrated.ts';

/** How late a page that is left open says that the counter has closed, in milliseconds. */
const checkMs = 30_000;

/**
 * When a purchase that is paid now can be collected at the counter: "Retire hoje até as 17h". Undefined
 * where the shop does not say its opening hours, and until the page is hydrated: what a minute makes untrue is
 * never in a page that caches keep.
 */
export function useCollection(): string | undefined {
  const { shop, region } = useShop();
  const { locale } = useIntl();
  const isHydrated = useHydrated();
  const { openingHours } = region.contact;
  const { clock } = shop.options;
  const [, setNow] = useState(0);
  useEffect(() => {
    if (!openingHours) return undefined;
    const timer = setInterval(() => setNow(clock.now()), checkMs);
    return () => clearInterval(timer);
  }, [clock, openingHours]);
  if (!isHydrated || !openingHours) return undefined;
  const collection = nextCollection(openingHours, clock.now());
  return collection && formatCollection(collection, locale === 'es-PY' ? 'es-PY' : 'pt-BR');
}
