import { cloneElement, isValidElement, type ReactNode, type Ref } from 'react';
import { composeHandlers } from './compose-handlers.ts';
import { cx } from './cx.ts';
import { useMergedRef } from './use-merged-ref.ts';

interface SlotProps<T> {
  /** One element whose component passes unknown props to a DOM node. */
  children?: ReactNode;
  ref?: Ref<T> | undefined;
  className?: string | undefined;
}

/**
 * Passes its props to its only child (`asChild`). The child's props win; of handlers, the child's
 * runs first and may prevent ours.
 * @throws Error when there is not exactly one element
 */
export function Slot<T>({ children, ref, ...props }: SlotProps<T>) {
  if (!isValidElement<SlotProps<T>>(children)) {
    throw new Error('With asChild there has to be exactly one element inside.');
  }
  const { ref: theirRef, ...theirs } = children.props;
  const className = cx(props.className, theirs.className);
  const merged = useMergedRef(theirRef, ref);
  return cloneElement(children, {
    ...merge({ ...props }, { ...theirs }),
    ...(className && { className }),
    ...(merged && { ref: merged }),
  });
}

type Props = Record<string, unknown>;
type Handler = (event: { defaultPrevented: boolean }) => void;

const isHandler = (value: unknown): value is Handler => typeof value === 'function';

function merge(ours: Props, theirs: Props): Props {
  const all: Props = { ...ours, ...theirs };
  for (const [name, own] of Object.entries(ours)) {
    const their = theirs[name];
    if (their === undefined) all[name] = own;
    else if (isHandler(own) && isHandler(their)) all[name] = composeHandlers(their, own);
  }
  return all;
}
