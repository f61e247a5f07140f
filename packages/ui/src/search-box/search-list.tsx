import type { MouseEvent, ReactNode } from 'react';
import { Search } from '../icons/icons.tsx';
import { Link, useMessages } from '../kit/kit.tsx';
import { Money } from '../money/money.tsx';
import { Picture } from '../picture/picture.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { RecentSearch, SearchBoxProps, SearchSuggestion } from './search-box.tsx';
import type { useSearchBox } from './use-search-box.ts';

export interface SearchListProps extends Pick<SearchBoxProps, 'suggestions' | 'seeAllHref'> {
  /** What the box holds and does. */
  box: ReturnType<typeof useSearchBox>;
  /** What was searched for before, the latest first. */
  recent: readonly RecentSearch[];
  /** Forgets all of it; without it there is no button for that. */
  onForgetRecent: (() => void) | undefined;
  /** What stands there when nothing is found. */
  emptyText: ReactNode;
}

/** Pressing the list keeps focus in the input. */
const keepFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() };

/** What hangs from a search box that has the focus. */
export function SearchList(props: SearchListProps) {
  return (
    <div {...keepFocus} className="ui-popover inset-x-0 top-full mt-1.5 overflow-hidden">
      {props.box.mode === 'recent' ? <Recent {...props} /> : <Suggested {...props} />}
    </div>
  );
}

function Recent({ box, recent, onForgetRecent }: SearchListProps) {
  const { suggestions } = useMessages();
  return (
    <>
      <p className="flex items-center justify-between gap-3 px-3 pt-2 text-sm text-muted">
        {suggestions.recent}
        {onForgetRecent ? (
          <button type="button" className="min-h-8 hover:underline" onClick={onForgetRecent}>
            {suggestions.forget}
          </button>
        ) : null}
      </p>
      <div id={box.listId} role="listbox" aria-label={suggestions.recent}>
        {recent.map(({ text, href }, index) => (
          <Option key={href} box={box} index={index} href={href}>
            <Search className="size-5 shrink-0 text-muted" />
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </Option>
        ))}
      </div>
    </>
  );
}

function Suggested({ box, suggestions, seeAllHref, emptyText }: SearchListProps) {
  const items = suggestions.status === 'results' ? suggestions.items : [];
  return (
    <>
      <Announcement status={suggestions.status} count={items.length} emptyText={emptyText} />
      {items.length > 0 ? (
        <Products box={box} items={items} seeAllHref={seeAllHref(box.text.trim())} />
      ) : null}
    </>
  );
}

interface AnnouncementProps {
  status: SearchBoxProps['suggestions']['status'];
  count: number;
  emptyText: ReactNode;
}

/** Announces the status while there is no list. */
function Announcement({ status, count, emptyText }: AnnouncementProps) {
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
    <output className="block px-4 py-5 text-center text-muted">
      {emptyText ?? suggestions.none}
    </output>
  );
}

interface ProductsProps {
  box: SearchListProps['box'];
  items: readonly SearchSuggestion[];
  seeAllHref: string;
}

function Products({ box, items, seeAllHref }: ProductsProps) {
  const { suggestions, money } = useMessages();
  return (
    <div id={box.listId} role="listbox" aria-label={suggestions.label}>
      {items.map((item, index) => (
        <Option key={item.href} box={box} index={index} href={item.href}>
          <Picture image={item.image} alt="" sizes="44px" className="aspect-square w-11 shrink-0" />
          <span className="min-w-0">
            <span className="line-clamp-2 text-sm font-medium">{item.name}</span>
            {item.price ? (
              <Money amount={item.price} place="suggestion" className="text-sm font-bold" />
            ) : (
              <span className="text-sm text-muted">
                {item.priceInvalid ? money.invalid : money.onRequest}
              </span>
            )}
          </span>
        </Option>
      ))}
      <div className="border-t border-line font-semibold text-brand-ink">
        <Option box={box} index={items.length} href={seeAllHref}>
          {suggestions.seeAll(box.text.trim())}
        </Option>
      </div>
    </div>
  );
}

interface OptionProps {
  box: SearchListProps['box'];
  index: number;
  href: string;
  children: ReactNode;
}

function Option({ box, index, href, children }: OptionProps) {
  return (
    <Link
      id={box.optionId(index)}
      role="option"
      aria-selected={index === box.active}
      tabIndex={-1}
      href={href}
      onClick={box.commit}
      onPointerMove={() => box.activate(index)}
      className="ui-suggestion"
    >
      {children}
    </Link>
  );
}
