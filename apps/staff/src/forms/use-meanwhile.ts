import type { LastChange } from '@ponte/contract/staff';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { merge, type Clash } from './merge.ts';

/** What the store keeps, as every page that edits it reads it. */
export interface Stored {
  readonly version: string;
  readonly lastChange: LastChange;
}

/** What others have stored while something was typed here. */
export interface Meanwhile {
  /** Null for a sale, an import, or the command line. */
  readonly change: LastChange;
  /** What both have changed. */
  readonly clashes: readonly Clash[];
  /** Whether something that was typed is not stored. */
  readonly unsaved: boolean;
}

interface MeanwhileOptions<Values> {
  readonly stored: Stored;
  /** The stored values, as they are typed. */
  readonly values: Values;
  /** What stands in the form; undefined when it can't be read. */
  readonly read: () => Values | undefined;
  /** Puts values into the form, of which those that are not the stored ones are unsaved. */
  readonly write: (values: Values) => void;
}

/** Takes over what others have saved meanwhile, and leaves what was typed here. */
export function useMeanwhile<Values>({ stored, values, read, write }: MeanwhileOptions<Values>): {
  readonly meanwhile: Meanwhile | undefined;
  /** Our values are saved: their return is not a change by others. */
  readonly saved: (sent: Values) => void;
  readonly forget: () => void;
} {
  const base = useRef({ stored, values });
  const [meanwhile, setMeanwhile] = useState<Meanwhile>();
  const takeUp = useEffectEvent((version: string) => {
    const before = base.current;
    const typed = read();
    if (before.stored.version === version || typed === undefined) return;
    const { value, clashes } = merge(before.values, typed, values);
    const wasTyped = JSON.stringify(typed) !== JSON.stringify(before.values);
    const unsaved = JSON.stringify(value) !== JSON.stringify(values);
    const isOfStaff = stored.lastChange?.at !== before.stored.lastChange?.at;
    base.current = { stored, values };
    write(value);
    setMeanwhile(
      wasTyped ? { change: isOfStaff ? stored.lastChange : null, clashes, unsaved } : undefined,
    );
  });
  useEffect(() => takeUp(stored.version), [stored.version]);
  return {
    meanwhile,
    saved: (sent) => {
      base.current = { ...base.current, values: sent };
      setMeanwhile(undefined);
    },
    forget: () => setMeanwhile(undefined),
  };
}
