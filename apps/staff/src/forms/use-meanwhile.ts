import type { LastChange } from '@ponte/contract/staff';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { areEqual, takeUp, type Conflict } from './take-up.ts';

/** What the store keeps, as every page that edits it reads it. */
export interface Stored {
  readonly version: string;
  readonly lastChange: LastChange;
}

/** What others have stored while something was typed here. */
export interface Meanwhile {
  /** Null for a sale, an import, or the command line. */
  readonly change: LastChange;
  readonly conflicts: readonly Conflict[];
  /** Whether something that was typed is not stored. */
  readonly unsaved: boolean;
}

interface MeanwhileOptions<Values extends FieldValues> {
  readonly stored: Stored;
  /** The stored values, as they are typed. */
  readonly values: Values;
  /** What stands in the form; undefined when it can't be read. */
  readonly read: () => Values | undefined;
  /** Puts values into the form, where those that differ from `stored` are unsaved. */
  readonly write: (values: Values, stored: Values) => void;
}

/** Shows what others have stored meanwhile, and keeps what was typed here. */
export function useMeanwhile<Values extends FieldValues>(
  options: MeanwhileOptions<Values>,
): {
  readonly meanwhile: Meanwhile | undefined;
  /** The version that the form shows. */
  readonly versionShown: () => string;
  /** What was sent is stored: what comes back is not a change of others. */
  readonly saved: (sent: Values) => void;
} {
  const { values, read, write } = options;
  const shown = useRef({ stored: options.stored, values, ownSave: false });
  const [meanwhile, setMeanwhile] = useState<Meanwhile>();
  const showStored = useEffectEvent((stored: Stored) => {
    const before = shown.current;
    const typed = read();
    if (before.stored.version === stored.version || typed === undefined) return;
    const taken = takeUp(before.values, typed, values);
    const isOfOthers = taken.conflicts.length > 0 || !before.ownSave;
    const wasTyped = !areEqual(typed, before.values);
    const isOfStaff = stored.lastChange?.at !== before.stored.lastChange?.at;
    shown.current = { stored, values, ownSave: false };
    write(taken.values, values);
    setMeanwhile(
      wasTyped && isOfOthers
        ? {
            change: isOfStaff ? stored.lastChange : null,
            conflicts: taken.conflicts,
            unsaved: !areEqual(taken.values, values),
          }
        : undefined,
    );
  });
  useEffect(() => showStored(options.stored), [options.stored]);
  return {
    meanwhile,
    versionShown: () => shown.current.stored.version,
    saved: (sent) => {
      shown.current = { ...shown.current, values: sent, ownSave: true };
      const typed = read();
      if (typed !== undefined) write(typed, sent);
      setMeanwhile(undefined);
    },
  };
}
