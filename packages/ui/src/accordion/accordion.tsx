import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react';
import { ChevronDown } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';

/** What the items of an exclusive accordion have in common. */
const AccordionContext = createContext<string | undefined>(undefined);

export interface AccordionRootProps extends ComponentProps<'div'> {
  /**
   * Opening one closes the others, in browsers that know it (Chrome 120, Firefox 130, Safari 17.2);
   * elsewhere several can be open.
   */
  single?: boolean | undefined;
}

/** A stack of items that open and close. */
export function AccordionRoot({ single = false, className, ...props }: AccordionRootProps) {
  const name = useId();
  return (
    <AccordionContext value={single ? name : undefined}>
      <div data-slot="accordion" {...props} className={cx('ui-accordion', className)} />
    </AccordionContext>
  );
}

/** Props of {@link AccordionItem}; what is not listed here goes to the `<details>`. */
export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** What always shows, and opens the item. */
  title: ReactNode;
  /** Whether it is open at first; when the consumer changes it, it opens or closes. */
  open?: boolean | undefined;
}

/** One title and what it opens. Find in page opens it where the browser can. */
export function AccordionItem({ title, className, children, ...props }: AccordionItemProps) {
  return (
    <details
      data-slot="accordion-item"
      name={use(AccordionContext)}
      {...props}
      className={cx('ui-accordion-item', className)}
    >
      <summary data-slot="accordion-trigger" className="ui-accordion-trigger">
        <span>{title}</span>
        <ChevronDown />
      </summary>
      <div data-slot="accordion-content" className="ui-accordion-content">
        {children}
      </div>
    </details>
  );
}

/** One item of an {@link Accordion} made of data. */
export interface AccordionEntry {
  /** A unique key. */
  value: string;
  /** What always shows. */
  title: ReactNode;
  /** What it opens. */
  content: ReactNode;
}

export interface AccordionProps extends AccordionRootProps {
  /** The items in their order. */
  items: readonly AccordionEntry[];
  /** The `value` of the item that is open at first; none when left out. */
  defaultValue?: string | undefined;
}

/**
 * Questions with their answers, made of data. It is made of the platform's `<details>`, so that it works
 * before JavaScript. Where something else stands between its items, put its parts together:
 * `Accordion.Root` and `Accordion.Item`.
 */
export function Accordion({ items, defaultValue, ...props }: AccordionProps) {
  return (
    <AccordionRoot {...props}>
      {items.map(({ value, title, content }) => (
        <AccordionItem key={value} title={title} open={value === defaultValue}>
          {content}
        </AccordionItem>
      ))}
    </AccordionRoot>
  );
}

Accordion.Root = AccordionRoot;
Accordion.Item = AccordionItem;
