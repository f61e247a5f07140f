import type { Exclusive } from '../environment/index.ts';

export { ManualClock, settle } from '@ponte/contract/testing';

/** Locks shared by the tabs of one browser. */
export function oneAtATime(): Exclusive {
  const last = new Map<string, Promise<unknown>>();
  return (name, task) => {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(task, task);
    last.set(name, mine);
    return mine;
  };
}
