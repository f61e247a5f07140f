import { createContext, use, useId, useRef, type RefObject } from 'react';
import { useControllableState } from '../use-controllable-state.ts';

/** Whether a modal is open, and how to change it. */
export interface ModalState {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Id of the modal's node, for `aria-controls`. */
  readonly id: string;
  /** The trigger, where focus returns to; `null` without one. */
  readonly trigger: RefObject<HTMLElement | null>;
}

/** Who holds a modal's state: the consumer by both props, or the `DialogRoot` around it. */
export interface ModalStateProps {
  /** Whether it shows; left out, the `DialogRoot` around it knows. */
  open?: boolean | undefined;
  /** Called with `false` by Escape, the cross and a press beside the panel. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

export const ModalContext = createContext<ModalState | null>(null);

/** Controlled by the consumer, or own state. */
export function useOwnModalState(
  open: boolean | undefined,
  defaultOpen: boolean,
  onOpenChange: ((open: boolean) => void) | undefined,
): ModalState {
  const [shown, setOpen] = useControllableState({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  return { open: shown, setOpen, id: useId(), trigger: useRef(null) };
}

/** The consumer's state, else the root's; without either it stays closed. */
export function useModalState({ open, onOpenChange }: ModalStateProps): ModalState {
  const root = use(ModalContext);
  const own = useOwnModalState(open, false, onOpenChange);
  return open === undefined && root ? root : own;
}
