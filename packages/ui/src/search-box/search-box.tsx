import type { Money as Amount } from '@ponte/regional/money';
import type { ComponentProps, ReactNode } from 'react';
import { composeHandlers } from '../internal/compose-handlers.ts';
import { cx } from '../internal/cx.ts';
import { lazyPart, useLazyPart } from '../internal/lazy-part.ts';
import type { ImageSource } from '../picture/picture.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { useSearchBox } from './use-search-box.ts';

/** A product that may be meant. */
export interface SearchSuggestion {
  /** A unique key. */
  id: string;
  /** The product's page. */
  href: string;
  /** What it is called; two lines of it show. */
  name: string;
  /** The name's language (BCP 47), where it is not the page's. */
  nameLang?: string | undefined;
  /** `null` shows the placeholder. */
  image: ImageSource | null;
  /** Minor units and ISO 4217 code; `null` for a price on request, or an invalid one. */
  price: Amount | null;
  /** The store sent a price that is none: the suggestion says so. */
  priceInvalid?: boolean | undefined;
  /** The manufacturer's part number, shown beside the price. */
  code?: string | undefined;
}

/** A list of goods that may be meant: a search, a category, a brand. */
export interface SearchLink {
  /** Where the list is; also its key. */
  href: string;
  /** What it is called. */
  name: string;
  /** What it belongs to, such as a department's category. */
  within?: string | undefined;
}

/** Suggestions of one kind. */
export type SearchGroup =
  | { kind: 'products'; items: readonly SearchSuggestion[] }
  | { kind: 'searches' | 'categories' | 'brands'; items: readonly SearchLink[] };

/** What is known about the text so far. A failed request is "idle": the list hides. */
export type SearchSuggestions =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'empty' }
  | {
      status: 'results';
      /** In the order of the arrow keys; those without items are left out. */
      groups: readonly SearchGroup[];
    };

/** Something that was searched for before. */
export interface RecentSearch {
  /** What was typed. */
  text: string;
  /** All results for it; also its key. */
  href: string;
}

export interface SearchBoxProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onSubmit'> {
  /** Where the form leads; it is sent by GET, so it works before JavaScript. */
  action: string;
  /** Name of the text in the address, "text" when left out. */
  name?: string | undefined;
  /** The text that was searched for; another one shows unless one is being typed. */
  defaultValue?: string | undefined;
  /** Replaces the locale's hint. */
  placeholder?: string | undefined;
  /**
   * What the consumer knows about the text: nothing, waiting, nothing found, or suggestions. While
   * there is too little text, what is popular.
   */
  suggestions: SearchSuggestions;
  /** Called with the text after each change; the consumer waits and asks as it sees fit. */
  onValueChange: (text: string) => void;
  /** Called when the text has led somewhere: it was sent, or an option was chosen. */
  onCommit?: (() => void) | undefined;
  /** Where all results for a text are. */
  seeAllHref: (text: string) => string;
  /** Shown while there is too little text for suggestions, the latest first. */
  recent?: readonly RecentSearch[] | undefined;
  /** Given for a button that forgets them. */
  onForgetRecent?: (() => void) | undefined;
  /** Replaces what the locale says of a text that nothing is found for. */
  emptyText?: ReactNode;
  /** Trimmed characters from which suggestions show, 2 when left out. */
  minLength?: number | undefined;
  /** Called when the form is sent, as on a `<form>`. */
  onSubmit?: ComponentProps<'form'>['onSubmit'];
}

/** The list and what is in it: fetched when the focus comes. */
const listPart = /* @__PURE__ */ lazyPart(
  async () => (await import('./search-list.tsx')).SearchList,
);

const none: readonly RecentSearch[] = [];

/**
 * The search box with suggestions: a combobox of the ARIA practices whose options are links. Arrow
 * keys go through them and a last row with all results, Enter follows, Escape closes. Before there
 * is enough text it shows recent and popular searches. The input has `data-typed` while its text
 * was edited since it last led to a page.
 */
export function SearchBox({
  action,
  name,
  defaultValue = '',
  placeholder,
  suggestions,
  onValueChange,
  onCommit,
  seeAllHref,
  recent = none,
  onForgetRecent,
  emptyText,
  minLength = 2,
  onSubmit,
  onFocus,
  onBlur,
  className,
  ...props
}: SearchBoxProps) {
  const groups = suggestions.status === 'results' ? suggestions.groups : [];
  const items = groups.reduce((sum, group) => sum + group.items.length, 0);
  const box = useSearchBox({
    defaultValue,
    suggested: items,
    recent: recent.length,
    ready: suggestions.status !== 'idle',
    minLength,
    onValueChange,
    onCommit,
  });
  useLazyPart(listPart, box.focused, ignore);
  const { loaded: List } = listPart;
  const expanded = box.open && box.count > 0 && List !== undefined;
  return (
    <div
      data-slot="search-box"
      {...props}
      onFocus={composeHandlers(onFocus, box.focus)}
      onBlur={composeHandlers(onBlur, box.blur)}
      className={cx('ui-search-box', className)}
    >
      <SearchField
        {...{ action, name, placeholder }}
        defaultValue={box.first}
        onSubmit={(event) => {
          box.commit();
          onSubmit?.(event);
        }}
        inputProps={{
          ...box.inputProps,
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': expanded,
          'aria-controls': expanded ? box.listId : undefined,
          'aria-activedescendant': box.active >= 0 ? box.optionId(box.active) : undefined,
        }}
      />
      {box.open && List ? (
        <List {...{ box, suggestions, seeAllHref, recent, onForgetRecent, emptyText }} />
      ) : null}
    </div>
  );
}

/** Without its list it is a search field. */
function ignore(): void {}
