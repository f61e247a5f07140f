import type { Money as Amount } from '@ponte/regional/money';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Link, useMessages } from '../kit/index.ts';
import { Money } from '../money/index.ts';
import { Picture, type ImageSource } from '../picture/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { useSearchBox } from './use-search-box.ts';

/** A product that may be meant. */
export interface SearchSuggestion {
  /** Anything that tells it from the others. */
  id: string;
  /** The product's page. */
  href: string;
  /** What it is called; two lines of it show. */
  name: string;
  /** `null` shows the placeholder. */
  image: ImageSource | null;
  /** Minor units and ISO 4217 code; `null` for a price on request. */
  price: Amount | null;
}

/** What is known about the text so far. A failed request is "idle": the list hides. */
export type SearchSuggestions =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'results'; items: readonly SearchSuggestion[] };

/** Props of {@link SearchBox}. */
export interface SearchBoxProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onSubmit'> {
  /** Where the form leads; it is sent by GET, so it works before JavaScript. */
  action: string;
  /** Name of the text in the address, "text" when left out. */
  name?: string | undefined;
  /** The text that was searched for. */
  defaultValue?: string | undefined;
  /** Replaces the locale's hint. */
  placeholder?: string | undefined;
  /** What the consumer knows about the text: nothing, waiting, no product, or products. */
  suggestions: SearchSuggestions;
  /** Called with the text after each change; the consumer waits and asks as it sees fit. */
  onTextChange: (text: string) => void;
  /** Where all results for a text are. */
  seeAllHref: (text: string) => string;
  /** Trimmed characters from which suggestions show, 2 when left out. */
  minLength?: number | undefined;
  /** Called when the form is sent, as on a `<form>`. */
  onSubmit?: ComponentProps<'form'>['onSubmit'];
}

/**
 * The search box with suggestions: a combobox of the ARIA practices whose options are links. Arrow
 * keys go through them and a last row with all results, Enter follows, Escape closes.
 */
export function SearchBox({
  action,
  name,
  defaultValue = '',
  placeholder,
  suggestions,
  onTextChange,
  seeAllHref,
  minLength = 2,
  onSubmit,
  className,
  ...props
}: SearchBoxProps) {
  const items = suggestions.status === 'results' ? suggestions.items : [];
  const count = items.length > 0 ? items.length + 1 : 0;
  const box = useSearchBox({
    defaultValue,
    count,
    ready: suggestions.status !== 'idle',
    minLength,
    onTextChange,
  });
  const expanded = box.open && count > 0;
  return (
    <div
      data-slot="search-box"
      {...props}
      {...box.rootProps}
      className={cx('ui-search-box', className)}
    >
      <SearchField
        {...{ action, name, defaultValue, placeholder, onSubmit }}
        inputProps={{
          ...box.inputProps,
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': expanded,
          'aria-controls': expanded ? box.listId : undefined,
          'aria-activedescendant': box.active >= 0 ? box.optionId(box.active) : undefined,
        }}
      />
      {box.open ? (
        <div {...keepFocus} className="ui-popover inset-x-0 top-full mt-1.5 overflow-hidden">
          <Announcement status={suggestions.status} count={items.length} />
          {expanded ? (
            <Options box={box} items={items} seeAllHref={seeAllHref(box.text.trim())} />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** Focus stays in the text while the list is pressed. */
const keepFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() };

/** What stands in the list's place while there is none, and says so aloud. */
function Announcement({ status, count }: { status: SearchSuggestions['status']; count: number }) {
  const { suggestions, common } = useMessages();
  if (status === 'loading') {
    return (
      <>
        <output className="sr-only">{common.loading}</output>
        {[0, 1, 2].map((row) => (
          <div key={row} className="flex items-center gap-3 px-3 py-2">
            <Skeleton className="size-11 shrink-0" />
            <div className="grid flex-1 gap-1.5">
              <Skeleton className="h-3.5 w-4/5" />
              <Skeleton className="h-3.5 w-1/4" />
            </div>
          </div>
        ))}
      </>
    );
  }
  return count > 0 ? (
    <output className="sr-only">{suggestions.count(count)}</output>
  ) : (
    <output className="block px-4 py-5 text-center text-muted">{suggestions.none}</output>
  );
}

interface OptionsProps {
  box: ReturnType<typeof useSearchBox>;
  items: readonly SearchSuggestion[];
  seeAllHref: string;
}

function Options({ box, items, seeAllHref }: OptionsProps) {
  const { suggestions, money } = useMessages();
  const option = (index: number, href: string, content: ReactNode) => (
    <Link
      key={href}
      id={box.optionId(index)}
      role="option"
      aria-selected={index === box.active}
      tabIndex={-1}
      href={href}
      onClick={box.close}
      onPointerMove={() => box.activate(index)}
      className="ui-suggestion"
    >
      {content}
    </Link>
  );
  return (
    <div id={box.listId} role="listbox" aria-label={suggestions.label}>
      {items.map((item, index) =>
        option(
          index,
          item.href,
          <>
            <Picture
              image={item.image}
              alt=""
              sizes="44px"
              className="aspect-square w-11 shrink-0"
            />
            <span className="min-w-0">
              <span className="line-clamp-2 text-sm font-medium">{item.name}</span>
              {item.price ? (
                <Money amount={item.price} place="suggestion" className="text-sm font-bold" />
              ) : (
                <span className="text-sm text-muted">{money.onRequest}</span>
              )}
            </span>
          </>,
        ),
      )}
      <div className="border-t border-line font-semibold text-brand-ink">
        {option(items.length, seeAllHref, suggestions.seeAll(box.text.trim()))}
      </div>
    </div>
  );
}
