import { useState, type KeyboardEvent } from 'react';
import { useControllableState } from '../internal/use-controllable-state.ts';
import { clampQuantity, parseQuantity, quantityAfterKey, type QuantityBounds } from './model.ts';

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
