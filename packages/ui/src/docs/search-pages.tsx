import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import { KitProvider } from '../kit/kit.tsx';
import { enUS } from '../locales/en-US.ts';
import { TextField } from '../text-field/text-field.tsx';
import { searchOf, type Found, type SearchablePage } from './search.ts';

interface SearchPagesProps {
  /** Fetches the text of all pages; the same function in every render. */
  load: () => Promise<readonly SearchablePage[]>;
}

/** Where the last search is kept, for who comes back from a result. */
const kept = 'ponte-search';

/** Searches the text of all pages. Enter opens the first result. */
export function SearchPages({ load }: SearchPagesProps) {
  const [query, setQuery] = useState(() => sessionStorage.getItem(kept) ?? '');
  const [search, setSearch] = useState<ReturnType<typeof searchOf>>();
  const list = useRef<HTMLOListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let isLeft = false;
    // The page is for searching, and nothing stands before its field.
    field.current?.focus({ preventScroll: true });
    void load().then((pages) => isLeft || setSearch(() => searchOf(pages)));
    return () => void (isLeft = true);
  }, [load]);
  const ask = (text: string) => {
    setQuery(text);
    sessionStorage.setItem(kept, text);
  };
  const found = search && query.trim() ? search(query) : [];
  return (
    <KitProvider locale={enUS}>
      <search>
        <form
          className="mt-4"
          onSubmit={(event) => {
            event.preventDefault();
            list.current?.querySelector('a')?.click();
          }}
        >
          <TextField
            ref={field}
            type="search"
            label="Words of any page"
            hint="Components, props, tokens and guides, in English. Enter opens the first."
            autoComplete="off"
            value={query}
            onValueChange={ask}
          />
        </form>
      </search>
      <p role="status" className="my-4 text-sm text-muted">
        {query.trim() && search ? counted(found.length) : ''}
      </p>
      <ol ref={list} className="docs-found">
        {found.map((one) => (
          <Result key={one.href + one.heading} {...one} />
        ))}
      </ol>
    </KitProvider>
  );
}

const counted = (count: number) =>
  count === 0 ? 'No page has these words.' : count === 1 ? '1 section' : `${count} sections`;

function Result({ page, heading, href, excerpt }: Found) {
  return (
    <li>
      <AnchorMdx href={href} target="">
        {heading === page ? page : `${page}: ${heading}`}
      </AnchorMdx>
      <p>
        {excerpt.map(({ at, text, isMatch }) =>
          isMatch ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
        )}
      </p>
    </li>
  );
}
