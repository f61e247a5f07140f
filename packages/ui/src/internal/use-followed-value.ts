import { useLayoutEffect, type Ref, type RefObject } from 'react';
import { followValue, type FollowedValue } from './control-value.ts';
import { useLatest } from './use-latest.ts';
import { useSharedRef } from './use-shared-ref.ts';

/**
 * Follows the value of an input that a component always renders, as {@link followValue} does.
 * @param theirs the consumer's ref, which gets the input too
 * @param handlers need not be stable
 */
export function useFollowedValue(
  theirs: Ref<HTMLInputElement> | undefined,
  handlers: FollowedValue,
): RefObject<HTMLInputElement | null> {
  const input = useSharedRef(theirs);
  const latest = useLatest(handlers);
  useLayoutEffect(
    () => (input.current ? followValue(input.current, latest) : undefined),
    [input, latest],
  );
  return input;
}
