import { reaction } from 'mobx';
import { onScopeDispose, shallowRef, type ShallowRef } from 'vue';

/** What a store says, as state of Vue: a component that reads it is rendered again when it changes. */
export function useStore<T>(read: () => T): Readonly<ShallowRef<T>> {
  const state = shallowRef(read());
  const stop = reaction(read, (next) => {
    state.value = next;
  });
  onScopeDispose(stop);
  return state;
}
