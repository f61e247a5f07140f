import type { MaskState } from '@ponte/regional/masks';
import { tellChange } from '../internal/control-value.ts';

/**
 * Undo and redo of a masked field: browsers drop their own history once a script writes into the
 * field.
 */
export function createEditHistory() {
  const past: MaskState[] = [];
  const future: MaskState[] = [];
  let before: MaskState | null = null;

  return {
    /** Text and selection as they were before the edit that just ended; `null` when unknown. */
    takeBefore(): MaskState | null {
      const state = before;
      before = null;
      if (state) {
        past.push(state);
        future.length = 0;
      }
      return state;
    },

    /**
     * Records edits of an input and handles undo and redo keys: Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z;
     * with Command on Apple systems.
     * @returns a function that stops it
     */
    follow(input: HTMLInputElement): () => void {
      const remember = (event: Event) => {
        // During composition, the edit began with the composition.
        if (event instanceof InputEvent && event.isComposing && before) return;
        before = stateOf(input);
      };
      const travel = (event: KeyboardEvent) => {
        const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
        if (input.readOnly || altKey || !(ctrlKey || metaKey) || !/^[zy]$/i.test(key)) return;
        event.preventDefault();
        const [from, to] = shiftKey || /y/i.test(key) ? [future, past] : [past, future];
        const now = stateOf(input);
        // An edit that the mask rejected changed nothing.
        const at = from.findLastIndex(({ text }) => text !== now.text);
        const state = from[at];
        if (!state) return;
        from.length = at;
        to.push(now);
        tellChange(input, state.text, state.end);
      };
      const listening = new AbortController();
      input.addEventListener('beforeinput', remember, listening);
      input.addEventListener('compositionstart', remember, listening);
      input.addEventListener('keydown', travel, listening);
      return () => listening.abort();
    },
  };
}

export function stateOf({ value, selectionStart, selectionEnd }: HTMLInputElement): MaskState {
  return {
    text: value,
    start: selectionStart ?? value.length,
    end: selectionEnd ?? value.length,
  };
}
