import { useState, type KeyboardEvent } from 'react';
import { useControllableState } from '../internal/use-controllable-state.ts';

interface Options extends QuantityBounds {
  value: number | undefined;
  defaultValue: number | undefined;
  onValueChange: ((value: number) => void) | undefined;
}

/** State of a quantity stepper: the committed quantity and the text while a shopper types. */
export function useQuantityStepper({ min, max, value, defaultValue, onValueChange }: Options) {
  const bounds = { min, max };
  const [quantity, setQuantity] = useControllableState({
    value,
    defaultValue: defaultValue ?? min,
    onChange: onValueChange,
  });
  const [draft, setDraft] = useState<string | null>(null);

  const set = (next: number) => {
    setDraft(null);
    setQuantity(clampQuantity(next, bounds));
  };
  const typed = () => (draft === null ? quantity : (parseQuantity(draft, bounds) ?? quantity));

  return {
    quantity,
    text: draft ?? String(quantity),
    canDecrease: typed() > min,
    canIncrease: max === undefined || typed() < max,
    type: setDraft,
    commit: () => set(typed()),
    decrease: () => set(typed() - 1),
    increase: () => set(typed() + 1),
    handleKey: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && draft !== null) {
        set(typed());
        return;
      }
      const next = quantityAfterKey(event.key, typed(), bounds);
      if (next === null || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      set(next);
    },
  };
}

/** The bounds of a quantity; `max` may be left open. */
export interface QuantityBounds {
  /** Smallest quantity. */
  min: number;
  /** Largest quantity; open-ended when left out. */
  max?: number | undefined;
}

/** The nearest whole number within the bounds. */
export function clampQuantity(quantity: number, { min, max }: QuantityBounds): number {
  const atLeast = Math.max(min, Math.trunc(quantity));
  return max === undefined ? atLeast : Math.min(max, atLeast);
}

/** The quantity that a shopper typed, within the bounds; `null` when it isn't a whole number. */
export function parseQuantity(text: string, bounds: QuantityBounds): number | null {
  const trimmed = text.trim();
  return /^\d{1,9}$/.test(trimmed) ? clampQuantity(Number(trimmed), bounds) : null;
}

/** What a key does to a quantity (ARIA practices, spinbutton); `null` for keys that do nothing. */
export function quantityAfterKey(
  key: string,
  quantity: number,
  bounds: QuantityBounds,
): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: 1,
    ArrowDown: -1,
    PageUp: 10,
    PageDown: -10,
  };
  const step = steps[key];
  if (step !== undefined) return clampQuantity(quantity + step, bounds);
  if (key === 'Home') return bounds.min;
  if (key === 'End') return bounds.max ?? null;
  return null;
}
