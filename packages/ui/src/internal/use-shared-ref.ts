import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/**
 * The component's ref of a node that it always renders; the consumer's ref gets the node too. For a
 * node that mounts and unmounts, use `useMergedRef`.
 */
export function useSharedRef<T>(theirs: Ref<T> | undefined): RefObject<T | null> {
  const ours = useRef<T>(null);
  useImperativeHandle<T | null, T | null>(theirs, () => ours.current, []);
  return ours;
}
