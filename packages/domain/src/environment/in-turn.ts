import type { Exclusive } from './index.ts';

/**
 * The browser's locks; where they are missing or refused (blocked site data), a queue within this
 * tab. A task runs once, whatever becomes of the lock.
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

/** Each task waits for earlier ones of its name. */
function turnsOfTab(): Exclusive {
  const last = new Map<string, Promise<unknown>>();
  return (name, task) => {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(task, task);
    last.set(name, mine);
    return mine;
  };
}
