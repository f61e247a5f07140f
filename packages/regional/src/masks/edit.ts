import { changeOf, type MaskEdit, type MaskState } from './change.ts';
import { maskRaw, type Mask, type MaskedText } from './mask.ts';

/**
 * Masks a text from outside the field: a stored value, a full paste, autofill. The caret goes to
 * the end. Idempotent. A text that the mask can't hold stays as it is.
 * @example applyMask(cpfMask, '52998224725').text // "529.982.247-25"
 * @example applyMask(cpfMask, '529.982.247-2X').text // "529.982.247-2X"
 */
export function applyMask(mask: Mask, text: string): MaskedText {
  const raw = mask.read(text);
  if (raw === undefined) return { text, caret: text.length, raw: text };
  if (raw) return maskRaw(mask, raw, raw.length);
  const prefix = mask.pending?.(text) ?? '';
  return { text: prefix, caret: prefix.length, raw };
}

/**
 * Applies one edit to a masked field.
 *
 * The caret ends right behind what was inserted, or where something was deleted. Deleting a
 * literal deletes the raw character next to it. After an edit that the mask can't hold (a letter in a
 * CPF, a digit too many) the field shows what was typed, and is masked again once it fits.
 *
 * @example
 * // Backspace right behind the dot takes the 9 before it.
 * editMask(cpfMask, { text: '529.98', start: 4, end: 4 }, { type: 'deleteBackward' });
 * // { text: '529.8', caret: 2, raw: '5298' }
 */
export function editMask(mask: Mask, state: MaskState, edit: MaskEdit): MaskedText {
  const { text } = state;
  const { from, to, inserted, reach } = changeOf(state, edit);
  const typed = () => join(mask, text.slice(0, from) + inserted, text.slice(to));

  const raw = mask.read(text);
  // No raw characters yet, or unmasked text: there are no positions to count.
  if (!raw || text !== maskRaw(mask, raw, 0).text) return typed();

  let first = placesBefore(mask.layout(raw), from);
  let last = placesBefore(mask.layout(raw), to);
  // Only a literal was deleted: delete its neighbour.
  if (first === last && !inserted) {
    if (reach === -1 && first) first -= 1;
    if (reach === 1) last += 1;
  }

  const before = raw.slice(0, first);
  const after = raw.slice(last);
  if (!before && !after) return join(mask, inserted, '');
  // Only a plus announces a calling code; a lone digit, even 0, is itself.
  const characters = inserted.includes('+') ? mask.read(inserted) : inserted;
  const edited = characters === undefined ? characters : mask.fit(before + characters + after);
  return edited === undefined ? typed() : maskRaw(mask, edited, edited.length - after.length);
}

/** Masks two texts as one, with the caret between them. */
function join(mask: Mask, head: string, tail: string): MaskedText {
  const whole = applyMask(mask, head + tail);
  const raw = mask.read(head + tail);
  if (raw === undefined) return { ...whole, caret: head.length };
  return raw ? maskRaw(mask, raw, mask.read(head)?.length ?? raw.length) : whole;
}

function placesBefore(layout: string, position: number): number {
  return layout.slice(0, position).split('#').length - 1;
}
