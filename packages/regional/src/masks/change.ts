/** An input's content before an edit; `start` and `end` are its selection. */
export interface MaskState {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * One edit of a masked field.
 *
 * - `insert`: text typed or pasted over the selection.
 * - `deleteBackward`, `deleteForward`: Backspace and Delete; with a selection they delete that.
 * - `replace`: what stands from `start` to `end` of the text becomes `text`.
 * - `input`: what the input holds after the browser has edited it, whatever it did: typing, paste,
 *   cut, word-wise deletion, autofill, an on-screen keyboard. `caret` is the input's
 *   `selectionStart`. This is the one for a React `onChange`.
 */
export type MaskEdit =
  | { readonly type: 'insert'; readonly text: string }
  | { readonly type: 'deleteBackward' }
  | { readonly type: 'deleteForward' }
  | {
      readonly type: 'replace';
      readonly start: number;
      readonly end: number;
      readonly text: string;
    }
  | { readonly type: 'input'; readonly value: string; readonly caret: number };

/** An edit as the replacement of one range of the old text. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly inserted: string;
  /**
   * When only literals are deleted: delete the raw character before (-1) or after (1) them instead.
   */
  readonly reach?: -1 | 0 | 1;
}

export function changeOf(state: MaskState, edit: MaskEdit): Change {
  const { start, end } = state;
  if (edit.type === 'insert') return { from: start, to: end, inserted: edit.text };
  if (edit.type === 'replace') return { from: edit.start, to: edit.end, inserted: edit.text };
  if (edit.type === 'input') return changeToValue(state, edit.value, edit.caret);
  if (start < end) return { from: start, to: end, inserted: '' };
  return edit.type === 'deleteBackward'
    ? { from: Math.max(0, start - 1), to: end, inserted: '', reach: -1 }
    : { from: start, to: end + 1, inserted: '', reach: 1 };
}

/**
 * Finds what the browser changed. The caret stands after the inserted text, so the rest is the end
 * of the old text; if not, the whole text was replaced.
 */
function changeToValue({ text, start, end }: MaskState, value: string, caret: number): Change {
  const tail = value.slice(caret);
  if (!text.endsWith(tail)) return { from: 0, to: text.length, inserted: value };

  const to = text.length - tail.length;
  const latest = Math.min(start, to, caret);
  let from = 0;
  while (from < latest && text[from] === value[from]) from += 1;
  const reach = start === from ? 1 : -1;
  return { from, to, inserted: value.slice(from, caret), reach: start < end ? 0 : reach };
}
