import { editMask, type Mask, type MaskState } from '../src/masks/index.ts';

/**
 * A simulated input with a mask on its `input` event, as a React hook would. Selections are written
 * into the text: "12|3" or "1[23]4".
 */
export class MaskedInput {
  readonly #mask: Mask;
  #state: MaskState = { text: '', start: 0, end: 0 };
  raw = '';

  constructor(mask: Mask, written = '|') {
    this.#mask = mask;
    this.select(written);
    this.raw = mask.read(this.#state.text) ?? this.#state.text;
  }

  select(written: string): this {
    const start = written.search(/[|[]/);
    const text = written.replace(/[|[\]]/g, '');
    const end = written.includes(']') ? written.indexOf(']') - 1 : start;
    this.#state = { text, start, end };
    return this;
  }

  /** Types character by character; the other methods are keyboard and clipboard actions. */
  type(characters: string): this {
    for (const character of characters) this.paste(character);
    return this;
  }

  paste(text: string): this {
    const { start, end } = this.#state;
    return this.#browser(start, end, text);
  }

  backspace(): this {
    const { start, end } = this.#state;
    return this.#browser(start === end ? Math.max(0, start - 1) : start, end, '');
  }

  delete(): this {
    const { start, end } = this.#state;
    return this.#browser(start, start === end ? end + 1 : end, '');
  }

  /** Control + Backspace. */
  deleteBackTo(position: number): this {
    return this.#browser(position, this.#state.end, '');
  }

  #browser(from: number, to: number, inserted: string): this {
    const { text } = this.#state;
    const value = text.slice(0, from) + inserted + text.slice(to);
    if (value === text) return this;
    const edited = editMask(this.#mask, this.#state, {
      type: 'input',
      value,
      caret: from + inserted.length,
    });
    this.#state = { text: edited.text, start: edited.caret, end: edited.caret };
    this.raw = edited.raw;
    return this;
  }

  get text(): string {
    return this.#state.text;
  }

  /** The text with its caret. */
  get shown(): string {
    const { text, start } = this.#state;
    return `${text.slice(0, start)}|${text.slice(start)}`;
  }
}
