import type { Db } from './client.ts';

/** Ends a transaction without a change. */
class Undo<Outcome> extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('The transaction is undone.');
    this.outcome = outcome;
  }
}

/**
 * Runs work in a transaction, which is undone where its outcome says so. The library ends a transaction
 * without a commit only by an exception: it is thrown and caught here alone.
 * @param transact begins a transaction: that of a database, or `repeatable`
 * @example
 * await undoable((work) => repeatable(db, work), placeOrder, (placed) => !placed.ok);
 */
export async function undoable<Outcome>(
  transact: (work: (tx: Db) => Promise<Outcome>) => Promise<Outcome>,
  work: (tx: Db) => Promise<Outcome>,
  isUndone: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  let undo: Undo<Outcome> | undefined;
  try {
    return await transact(async (tx) => {
      const outcome = await work(tx);
      if (!isUndone(outcome)) return outcome;
      undo = new Undo(outcome);
      throw undo;
    });
  } catch (error) {
    if (undo !== undefined && error === undo) return undo.outcome;
    throw error;
  }
}
