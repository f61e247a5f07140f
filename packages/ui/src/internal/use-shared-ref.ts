import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/**
 * A component's own hold on a node that it always renders; the consumer's ref gets the node too.
 * Where the node comes and goes, or neither ref is ours, `useMergedRef` tells both.
 */
export function useSharedRef<T>(theirs: Ref<T> | undefined): RefObject<T | null> {
  const ours = useRef<T>(null);
  useImperativeHandle<T | null, T | null>(theirs, () => ours.current, []);
  return ours;
}
