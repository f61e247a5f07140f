import { useSyncExternalStore } from 'react';
import type { LazyModule, LazyStatus } from './lazy-module.ts';

export function useLazyStatus<Module>(module: LazyModule<Module>): LazyStatus {
  return useSyncExternalStore(
    (changed) => module.subscribe(changed),
    () => module.status,
    () => module.status,
  );
}
