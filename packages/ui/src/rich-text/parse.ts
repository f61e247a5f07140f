import { isBoundary, isRichTag, richTagOf, ruleOf, type RichTag } from './elements.ts';
import { tokenize } from './tokenize.ts';

/** A piece of a product's text: characters, or an allowed element. */
export type RichNode = string | RichElement;

/** An allowed element. */
export interface RichElement {
  /** Lower case, one of the allowed. */
  readonly tag: RichTag;
  /** What the tag said, unchecked: the renderer takes what it allows. */
  readonly attributes: ReadonlyMap<string, string>;
  /** What is in it, in its order. */
  readonly children: RichNode[];
}

/** Deeper elements are unwrapped: rendering recurses. */
const maxDepth = 32;

/**
 * Parses HTML into a tree of allowed elements, identically on server and browser. The result is
 * valid HTML that a browser parses back unchanged.
 */
export function parseRichText(html: string): readonly RichNode[] {
  const builder = new TreeBuilder();
  for (const token of tokenize(html)) {
    if (token.kind === 'text') builder.text(token.text);
    else if (token.kind === 'open') builder.open(token.name, token.attributes);
    else builder.close(token.name);
  }
  return builder.root;
}

/** Tags that may close a table cell, unlike tags inside it. */
const tableParts: ReadonlySet<RichTag> = new Set(['table', 'thead', 'tbody', 'tr', 'th', 'td']);

const noAttributes: ReadonlyMap<string, string> = new Map();

class TreeBuilder {
  readonly root: RichNode[] = [];
  /** Open elements, outermost first. */
  #stack: RichElement[] = [];

  text(text: string): void {
    const parent = this.#top();
    const blank = text.trim() === '';
    if (blank && (!parent || ruleOf(parent.tag).content === 'items')) return;
    if (!blank) this.#makeRoomForInline();
    this.#append(text);
  }

  open(name: string, attributes: ReadonlyMap<string, string>): void {
    const tag = richTagOf(name);
    if (!tag) {
      if (isBoundary(name)) this.#closeText();
      return;
    }
    if (this.#stack.length >= maxDepth) return;
    const { role } = ruleOf(tag);
    if (role === 'item') {
      if (!this.#makeRoomForItem(tag)) return;
    } else if (role === 'block') {
      this.#closeText();
      this.#makeRoomForInline();
    } else {
      this.#makeRoomForInline();
      if (tag === 'a') this.#closeNearest('a');
    }
    this.#push(tag, attributes);
  }

  close(name: string): void {
    const tag = richTagOf(name);
    if (tag) this.#closeNearest(tag);
    else if (isBoundary(name)) this.#closeText();
  }

  #top(): RichElement | undefined {
    return this.#stack.at(-1);
  }

  #append(node: RichNode): void {
    const siblings = this.#top()?.children ?? this.root;
    const last = siblings.at(-1);
    if (typeof node === 'string' && typeof last === 'string') {
      siblings[siblings.length - 1] = last + node;
    } else {
      siblings.push(node);
    }
  }

  #push(tag: RichTag, attributes: ReadonlyMap<string, string>): void {
    const element: RichElement = { tag, attributes, children: [] };
    this.#append(element);
    if (ruleOf(tag).content !== 'void') this.#stack.push(element);
  }

  /** Closes paragraphs, headings and inline elements, in which no block may stand. */
  #closeText(): void {
    for (let top = this.#top(); top && ruleOf(top.tag).content === 'text'; top = this.#top()) {
      this.#stack.pop();
    }
  }

  /** Opens the wrapper that stray content of lists and tables needs. */
  #makeRoomForInline(): void {
    for (let top = this.#top(); top; top = this.#top()) {
      const { implied } = ruleOf(top.tag);
      if (!implied || !isRichTag(implied)) return;
      this.#push(implied, noAttributes);
    }
  }

  /** Closes up to the item's parent, or opens the parent; false when there is none. */
  #makeRoomForItem(tag: RichTag): boolean {
    const parents = ruleOf(tag).parents ?? [];
    const at = this.#stack.findLastIndex((open) => parents.includes(open.tag));
    const tableAt = this.#stack.findLastIndex((open) => open.tag === 'table');
    if (at >= 0 && at >= tableAt) {
      this.#stack.length = at + 1;
      return true;
    }
    if (tag === 'li') {
      this.open('ul', noAttributes);
      return true;
    }
    if (tableAt < 0) return false;
    if (tag === 'tr') return this.#makeRoomForItem('tbody') && this.#pushed('tbody');
    if (tag === 'td' || tag === 'th') return this.#makeRoomForItem('tr') && this.#pushed('tr');
    return false;
  }

  #pushed(tag: RichTag): true {
    this.#push(tag, noAttributes);
    return true;
  }

  /** Closes the nearest open element of a name, but never out of a table's cell. */
  #closeNearest(tag: RichTag): void {
    const at = this.#stack.findLastIndex((open) => open.tag === tag);
    const cellAt = this.#stack.findLastIndex((open) => open.tag === 'td' || open.tag === 'th');
    if (at >= 0 && (at >= cellAt || tableParts.has(tag))) this.#stack.length = at;
  }
}
