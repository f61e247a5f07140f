import { useEffect, useState } from 'react';
import { useShop } from '../shop/shop-context.ts';

/** Timers of browsers hold some 24 days. */
const longestMs = 86_400_000;

/**
 * Now, in milliseconds since 1970; the component renders again once `until` is reached.
 * @param until ISO 8601; null where nothing is waited for
 */
export function useNow(until: string | null): number {
  const { clock } = useShop().shop.options;
  const [woken, setWoken] = useState(0);
  useEffect(() => {
    const left = until === null ? 0 : Date.parse(until) - clock.now();
    if (!(left > 0)) return undefined;
    return clock.after(Math.min(left, longestMs), () => setWoken(woken + 1));
  }, [clock, until, woken]);
  return clock.now();
}
