import { useState } from 'react';

interface ControllableState<T> {
  /** The consumer's value; `undefined` leaves the state to the component. */
  value: T | undefined;
  defaultValue: T;
  onChange: ((value: T) => void) | undefined;
}

/** State for controlled and uncontrolled use: the consumer's value if given, else own state. */
export function useControllableState<T>({
  value,
  defaultValue,
  onChange,
}: ControllableState<T>): readonly [T, (next: T) => void] {
  const [own, setOwn] = useState(defaultValue);
  const current = value === undefined ? own : value;
  const set = (next: T) => {
    if (value === undefined) setOwn(next);
    if (!Object.is(next, current)) onChange?.(next);
  };
  return [current, set];
}
