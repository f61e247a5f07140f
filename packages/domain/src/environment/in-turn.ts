import type { Exclusive } from './index.ts';

/**
 * The locks of a browser; and where it has none, or refuses them because it keeps no site data, the
 * turn of one tab. A task runs once, whatever becomes of the lock.
 */
export function inTurn(locks: Exclusive | undefined): Exclusive {
  const inTab = turnsOfTab();
  if (!locks) return inTab;
  return async (name, task) => {
    let hasBegun = false;
    try {
      return await locks(name, () => {
        hasBegun = true;
        return task();
      });
    } catch (failure) {
      if (hasBegun) throw failure;
      return inTab(name, task);
    }
  };
}

/** A task waits for those of the same name before it, whatever becomes of them. */
function turnsOfTab(): Exclusive {
  const last = new Map<string, Promise<unknown>>();
  return (name, task) => {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(task, task);
    last.set(name, mine);
    return mine;
  };
}
