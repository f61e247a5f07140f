import { useState, type ComponentProps, type InvalidEvent, type KeyboardEvent } from 'react';
import { tellChange } from '../internal/control-value.ts';
import { useFollowedValue } from '../internal/use-followed-value.ts';

interface Options extends QuantityBounds {
  value: number | undefined;
  defaultValue: number | undefined;
  onValueChange: ((value: number) => void) | undefined;
  node: Pick<ComponentProps<'input'>, 'ref' | 'onChange'>;
}

/**
 * State of a quantity stepper: the committed quantity and the text while a shopper types. The
 * uncontrolled quantity is the input's own text, which forms and their libraries reset and write.
 */
export function useQuantityStepper({
  min,
  max,
  value,
  defaultValue = min,
  onValueChange,
  node,
}: Options) {
  const bounds = { min, max };
  const [own, setOwn] = useState(defaultValue);
  const [draft, setDraft] = useState<string | null>(null);
  const quantity = value ?? own;
  const typed = parseQuantity(draft ?? '', bounds) ?? quantity;

  const take = (text: string) => {
    if (value !== undefined) return text;
    const next = parseQuantity(text, bounds) ?? quantity;
    setDraft(null);
    setOwn(next);
    return String(next);
  };
  const input = useFollowedValue(node.ref, { onWrite: take });

  const set = (next: number) => {
    const kept = clampQuantity(next, bounds);
    if (input.current) tellChange(input.current, String(kept));
    setDraft(null);
    setOwn(kept);
    if (kept !== quantity) onValueChange?.(kept);
  };

  return {
    quantity: typed,
    canDecrease: typed > min,
    canIncrease: typed < clampQuantity(typed + 1, bounds),
    commit: () => set(typed),
    decrease: () => set(typed - 1),
    increase: () => set(typed + 1),
    handleKey: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && draft !== null) {
        set(typed);
        return;
      }
      const next = quantityAfterKey(event.key, typed, bounds);
      if (next === null || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      set(next);
    },
    /** What is half typed when the form is sent gives way to the quantity, which is always one. */
    handleInvalid: (event: InvalidEvent<HTMLInputElement>) => {
      if (event.currentTarget.validity.customError) return;
      event.preventDefault();
      set(typed);
    },
    /** Props of the `<input>`. */
    props: {
      ref: input,
      ...(value === undefined
        ? { defaultValue: String(defaultValue) }
        : { value: draft ?? String(value) }),
      onChange: (event) => {
        setDraft(event.currentTarget.value);
        node.onChange?.(event);
      },
    } satisfies ComponentProps<'input'>,
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
export function clampQuantity(quantity: number, { min, max = Infinity }: QuantityBounds): number {
  return Math.min(max, Math.max(min, Math.trunc(quantity)));
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
    Home: -Infinity,
    End: Infinity,
  };
  const next = clampQuantity(quantity + (steps[key] ?? NaN), bounds);
  return Number.isFinite(next) ? next : null;
}
