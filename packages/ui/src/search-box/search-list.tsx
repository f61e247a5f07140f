import type { MouseEvent, ReactNode } from 'react';
import { Search } from '../icons/icons.tsx';
import { Link, useMessages } from '../kit/kit.tsx';
import { Money } from '../money/money.tsx';
import { Picture } from '../picture/picture.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { markedParts } from './marked-parts.ts';
import type { RecentSearch, SearchBoxProps, SearchGroup, SearchSuggestion } from './search-box.tsx';
import type { useSearchBox } from './use-search-box.ts';

export interface SearchListProps extends Pick<SearchBoxProps, 'suggestions' | 'seeAllHref'> {
  /** What the box holds and does. */
  box: ReturnType<typeof useSearchBox>;
  /** Earlier searches, the latest first. */
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
    <div
      {...keepFocus}
      className="ui-popover inset-x-0 top-full mt-1.5 max-h-[70dvh] overflow-y-auto"
    >
      {props.box.mode === 'recent' ? <Recent {...props} /> : <Suggested {...props} />}
    </div>
  );
}

/** Earlier searches, then popular ones. */
function Recent({ box, suggestions, recent, onForgetRecent }: SearchListProps) {
  const { suggestions: texts } = useMessages();
  const groups = suggestions.status === 'results' ? suggestions.groups : [];
  return (
    <>
      {recent.length > 0 ? (
        <p className="flex items-center justify-between gap-3 px-3 pt-2 text-sm text-muted">
          {texts.recent}
          {onForgetRecent ? (
            <button type="button" className="min-h-8 hover:underline" onClick={onForgetRecent}>
              {texts.forget}
            </button>
          ) : null}
        </p>
      ) : null}
      <div id={box.listId} role="listbox" aria-label={texts.label}>
        {recent.length > 0 ? (
          <div role="group" aria-label={texts.recent}>
            {recent.map(({ text, href }, index) => (
              <Option key={href} box={box} index={index} href={href}>
                <SearchIcon />
                <span className="min-w-0 wrap-anywhere">{text}</span>
              </Option>
            ))}
          </div>
        ) : null}
        <Groups box={box} groups={groups} first={recent.length} isPopular />
      </div>
    </>
  );
}

function Suggested({ box, suggestions, seeAllHref, emptyText }: SearchListProps) {
  const texts = useMessages().suggestions;
  const groups = suggestions.status === 'results' ? suggestions.groups : [];
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <Announcement status={suggestions.status} count={count} emptyText={emptyText} />
      {count > 0 ? (
        <div id={box.listId} role="listbox" aria-label={texts.label}>
          <Groups box={box} groups={groups} first={0} />
          <div className="edge-t border-line font-semibold text-brand-ink">
            <Option box={box} index={count} href={seeAllHref(box.text.trim())}>
              {texts.seeAll(box.text.trim())}
            </Option>
          </div>
        </div>
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

interface GroupsProps {
  box: SearchListProps['box'];
  groups: readonly SearchGroup[];
  /** The index of their first option. */
  first: number;
  /** They are about no text, but what others look for. */
  isPopular?: boolean;
}

function Groups({ box, groups, first, isPopular = false }: GroupsProps) {
  const { suggestions } = useMessages();
  const shown = groups.filter(({ items }) => items.length > 0);
  const startOf = (place: number) =>
    shown.slice(0, place).reduce((sum, { items }) => sum + items.length, first);
  return shown.map((group, place) => {
    const label = isPopular && place === 0 ? suggestions.popular : suggestions[group.kind];
    return (
      <div key={group.kind} role="group" aria-label={label}>
        <p aria-hidden className="px-3 pt-2 text-sm text-muted">
          {label}
        </p>
        <Items box={box} group={group} first={startOf(place)} />
      </div>
    );
  });
}

function Items({ box, group, first }: Pick<GroupsProps, 'box' | 'first'> & { group: SearchGroup }) {
  if (group.kind === 'products') {
    return group.items.map((item, index) => (
      <Option key={item.href} box={box} index={first + index} href={item.href}>
        <Product box={box} item={item} />
      </Option>
    ));
  }
  return group.items.map(({ href, name, within }, index) => (
    <Option key={href} box={box} index={first + index} href={href}>
      {group.kind === 'searches' ? <SearchIcon /> : null}
      <span className="min-w-0 wrap-anywhere">
        <Marked text={name} typed={box.text} />
        {within === undefined ? null : <span className="ms-2 text-sm text-muted">{within}</span>}
      </span>
    </Option>
  ));
}

function Product({ box, item }: Pick<GroupsProps, 'box'> & { item: SearchSuggestion }) {
  const { money } = useMessages();
  return (
    <>
      <Picture image={item.image} alt="" sizes="44px" className="aspect-square w-11 shrink-0" />
      <span className="min-w-0">
        <span lang={item.nameLang} className="line-clamp-2 text-sm font-medium">
          <Marked text={item.name} typed={box.text} />
        </span>
        {item.price ? (
          <Money amount={item.price} place="suggestion" className="text-sm font-bold" />
        ) : (
          <span className="text-sm text-muted">
            {item.priceInvalid ? money.invalid : money.onRequest}
          </span>
        )}
        {item.code ? (
          <span className="ms-2 text-sm text-muted">
            <Marked text={item.code} typed={box.text} />
          </span>
        ) : null}
      </span>
    </>
  );
}

/** What was typed is marked in the results. */
function Marked({ text, typed }: { text: string; typed: string }) {
  return markedParts(text, typed).map((part) =>
    part.isMatch ? (
      <mark key={part.at} className="bg-transparent font-bold text-inherit">
        {part.text}
      </mark>
    ) : (
      <span key={part.at}>{part.text}</span>
    ),
  );
}

function SearchIcon() {
  return <Search className="size-5 shrink-0 text-muted" />;
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
