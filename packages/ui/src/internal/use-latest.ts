import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * The last render's value, for callbacks that run later: a consumer's function need not be stable.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
