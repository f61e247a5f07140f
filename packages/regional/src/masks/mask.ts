/**
 * What a masked field holds and how it shows it. The field's value is its `raw` characters (the
 * 11 digits of a CPF); everything else in its text is put there by the layout and takes no part
 * in editing.
 *
 * A mask of one's own keeps three promises, on which `applyMask` and `editMask` rely:
 * `fit(fit(x))` is `fit(x)`; `read` of a text that the mask shows gives back its raw characters;
 * `layout(raw)` has a place for every raw character.
 */
export interface Mask {
  /** The on-screen keyboard that suits the field, for the input's `inputmode`. */
  readonly inputMode: 'numeric' | 'tel' | 'text';
  /** The raw characters of any text: masked already, pasted in a common form, or partly typed. */
  readonly read: (text: string) => string;
  /** The characters of a text that can be raw ones, in whatever number and order. */
  readonly keep: (text: string) => string;
  /** The raw value that a row of kept characters makes: cut to size, with what never comes first dropped. */
  readonly fit: (characters: string) => string;
  /** The layout for a raw value: "#" is a place for a raw character, all else is shown as it is. */
  readonly layout: (raw: string) => string;
  /** The part of a text that begins like the field's prefix while there is no raw character yet ("+5"). */
  readonly pending?: (text: string) => string;
}

/** A masked text, ready to be put into an input. */
export interface MaskedText {
  /** What the input shows. */
  readonly text: string;
  /** Where the caret belongs: how many UTF-16 units of `text` stand before it. */
  readonly caret: number;
  /** The field's value, without anything that the layout adds. */
  readonly raw: string;
}

/** The ASCII digits of a text; those of other scripts are not what a form sends. */
export function digitsOf(text: string): string {
  return text.replace(/\D+/g, '');
}

/** A raw value as the field shows it, the caret right behind the first `count` raw characters. */
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
