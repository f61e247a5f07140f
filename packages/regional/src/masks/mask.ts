/**
 * What a masked field holds and how it shows it. The field's value is its `raw` characters (the
 * 11 digits of a CPF); everything else in its text is put there by the layout and takes no part
 * in editing.
 *
 * A mask never drops a character that could make another document or number of the text. Where it
 * can't keep one, it reads nothing (`undefined`): the field shows the text as it was typed, and that
 * is its value, for a check to refuse.
 *
 * A mask of one's own keeps three promises, on which `applyMask` and `editMask` rely:
 * `fit(fit(x))` is `fit(x)`; `read` of a text that the mask shows gives back its raw characters;
 * `layout(raw)` has a place for every raw character.
 */
export interface Mask {
  /** The input's `inputmode`. */
  readonly inputMode: 'numeric' | 'tel' | 'text';
  /**
   * The raw characters of any text: masked, pasted in a common form, or partly typed; `undefined`
   * for a text that the mask can't hold.
   */
  readonly read: (text: string) => string | undefined;
  /**
   * The same of raw characters with what was typed or pasted among them, where a prefix or a label is
   * not expected.
   */
  readonly fit: (characters: string) => string | undefined;
  /** The layout of a raw value: "#" is a raw character, everything else is literal. */
  readonly layout: (raw: string) => string;
  /** A typed beginning of the field's prefix while there is no raw character yet ("+5"). */
  readonly pending?: (text: string) => string;
}

export interface MaskedText {
  /** What the input shows. */
  readonly text: string;
  /** In UTF-16 units of `text`. */
  readonly caret: number;
  /** The field's value, without literals; `text` itself when the mask can't hold it. */
  readonly raw: string;
}

/** A raw value as shown, with the caret after the first `count` raw characters. */
export function maskRaw(mask: Mask, raw: string, count: number): MaskedText {
  let text = '';
  let caret = 0;
  let used = 0;
  for (const place of mask.layout(raw)) {
    if (used === raw.length) break;
    if (place === '#') {
      if (used === 0) caret = text.length;
      text += raw.charAt(used);
      used += 1;
      if (used <= count) caret = text.length;
    } else {
      text += place;
    }
  }
  return { text, caret, raw };
}
