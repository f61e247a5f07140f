import { useCallback, type Ref, type RefCallback } from 'react';

/** One ref callback for the consumer's and the component's ref; none without either, as in a server component. */
export function useMergedRef<T>(
  theirs: Ref<T> | undefined,
  ours: Ref<T> | undefined,
): RefCallback<T> | undefined {
  const merged = useCallback(
    (node: T) => {
      const clean = [assign(theirs, node), assign(ours, node)];
      return () => clean.forEach((cleanup) => cleanup());
    },
    [theirs, ours],
  );
  return theirs || ours ? merged : undefined;
}

function assign<T>(ref: Ref<T> | undefined, node: T): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(node);
    return typeof cleanup === 'function' ? cleanup : () => void ref(null);
  }
  if (!ref) return () => undefined;
  ref.current = node;
  return () => {
    ref.current = null;
  };
}
