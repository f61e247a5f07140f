import { createElement, useMemo, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { reachWhenScrolling } from '../internal/reach-when-scrolling.ts';
import { Link } from '../kit/kit.tsx';
import { safeHref } from './elements.ts';
import { parseRichText, type RichElement, type RichNode } from './parse.ts';

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** HTML of a product's text. Only paragraphs, headings, lists, tables, emphasis and links stay. */
  html: string;
}

/**
 * A product's text. The HTML becomes React elements through an allow-list, never `innerHTML`, by
 * a parser that reads it alike in the server and in the browser.
 */
export function RichText({ html, className, ...props }: RichTextProps) {
  const nodes = useMemo(() => parseRichText(html), [html]);
  return (
    <div data-slot="rich-text" {...props} className={cx('ui-rich-text', className)}>
      {renderAll(nodes)}
    </div>
  );
}

function renderAll(nodes: readonly RichNode[]): readonly ReactNode[] {
  return nodes.map((node, index) => (typeof node === 'string' ? node : render(node, index)));
}

function render(element: RichElement, key: number): ReactNode {
  const children = element.children.length > 0 ? renderAll(element.children) : undefined;
  if (element.tag === 'a') return <RichLink key={key} element={element} />;
  const node = createElement(element.tag, { key, ...attributesOf(element) }, children);
  return element.tag === 'table' && columnsOf(element) > phoneColumns ? (
    <div key={key} ref={reachWhenScrolling} className="ui-rich-text-wide">
      {node}
    </div>
  ) : (
    node
  );
}

/** As many columns as have room for their words on a phone; a table of more scrolls by itself. */
const phoneColumns = 3;

/** How many cells the widest row has. */
function columnsOf({ tag, children }: RichElement): number {
  const elements = children.filter((child) => typeof child !== 'string');
  return tag === 'tr' ? elements.length : Math.max(0, ...elements.map(columnsOf));
}

function RichLink({ element }: { element: RichElement }) {
  const children = renderAll(element.children);
  const href = safeHref(element.attributes.get('href'));
  if (!href) return children;
  return href.startsWith('/') ? (
    <Link href={href}>{children}</Link>
  ) : (
    <a href={href} rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

/** Spans of cells and the first number of a list; nothing else passes. */
function attributesOf({ tag, attributes }: RichElement): Readonly<Record<string, number>> {
  if (tag === 'td' || tag === 'th') {
    return {
      ...whole('colSpan', attributes.get('colspan')),
      ...whole('rowSpan', attributes.get('rowspan')),
    };
  }
  return tag === 'ol' ? whole('start', attributes.get('start')) : {};
}

function whole(name: string, text: string | undefined): Readonly<Record<string, number>> {
  return text !== undefined && /^[1-9]\d?$/.test(text) ? { [name]: Number(text) } : {};
}
