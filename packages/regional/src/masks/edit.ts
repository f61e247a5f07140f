import { changeOf, type MaskEdit, type MaskState } from './change.ts';
import { maskRaw, type Mask, type MaskedText } from './mask.ts';

/**
 * Masks a text from outside the field: a stored value, a full paste, autofill. The caret goes to
 * the end. Idempotent.
 * @example applyMask(cpfMask, '52998224725').text // "529.982.247-25"
 */
export function applyMask(mask: Mask, text: string): MaskedText {
  const raw = mask.read(text);
  if (raw) return maskRaw(mask, raw, raw.length);
  const prefix = mask.pending?.(text) ?? '';
  return { text: prefix, caret: prefix.length, raw };
}

/**
 * Applies one edit to a masked field.
 *
 * The caret ends right behind what was inserted, or where something was deleted. Deleting a
 * literal deletes the raw character next to it. What does not fit is left out, and nothing that
 * was in the field is pushed out of it; an edit with nothing usable in it changes nothing.
 *
 * @example
 * // Backspace right behind the dot takes the 9 before it.
 * editMask(cpfMask, { text: '529.98', start: 4, end: 4 }, { type: 'deleteBackward' });
 * // { text: '529.8', caret: 2, raw: '5298' }
 */
export function editMask(mask: Mask, state: MaskState, edit: MaskEdit): MaskedText {
  const { text } = state;
  const { raw, text: masked } = applyMask(mask, text);
  const { from, to, inserted, reach } = changeOf(state, edit);

  // No raw characters yet, or unmasked text: there are no positions to count.
  if (!raw || text !== masked) return join(mask, text.slice(0, from) + inserted, text.slice(to));

  let first = placesBefore(mask.layout(raw), from);
  let last = placesBefore(mask.layout(raw), to);
  if (inserted && !mask.keep(inserted) && !mask.pending?.(inserted)) {
    return maskRaw(mask, raw, last);
  }
  // Only a literal was deleted: delete its neighbour.
  if (first === last && !inserted) {
    if (reach === -1 && first) first -= 1;
    if (reach === 1) last += 1;
  }

  const before = raw.slice(0, first);
  const after = raw.slice(last);
  return before || after ? splice(mask, before, inserted, after) : join(mask, inserted, '');
}

/** Inserts text between raw characters that stay, as much as fits. */
function splice(mask: Mask, before: string, inserted: string, after: string): MaskedText {
  // Only a plus announces a calling code; a lone digit, even 0, is itself. No mask has room for 32
  // characters: a pasted megabyte is cut.
  let head = before + (inserted.includes('+') ? mask.read : mask.keep)(inserted).slice(0, 32);
  while (head.length > before.length && !mask.fit(head + after).endsWith(after)) {
    head = head.slice(0, -1);
  }
  return maskRaw(mask, mask.fit(head + after), mask.fit(head).length);
}

/** Masks two texts as one, with the caret between them. */
function join(mask: Mask, head: string, tail: string): MaskedText {
  const whole = applyMask(mask, head + tail);
  return whole.raw ? maskRaw(mask, whole.raw, mask.read(head).length) : whole;
}

function placesBefore(layout: string, position: number): number {
  return layout.slice(0, position).split('#').length - 1;
}
