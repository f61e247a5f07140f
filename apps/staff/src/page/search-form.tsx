import { Button } from '@ponte/ui/button';
import { Search } from '@ponte/ui/icons';
import { TextField } from '@ponte/ui/text-field';
import { FormattedMessage } from 'react-intl';

interface SearchFormProps {
  /** What is searched by. */
  readonly label: string;
  /** The current search. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** One field for everything that a list is searched by; blank shows all. */
export function SearchForm({ label, value, onSearch }: SearchFormProps) {
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get('search');
          onSearch(typeof text === 'string' ? text.trim() : '');
        }}
        className="flex items-end gap-2"
      >
        <TextField
          key={value}
          label={label}
          name="search"
          type="search"
          defaultValue={value}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="brand" className="min-h-11.5">
          <Search />
          <span className="max-md:sr-only">
            <FormattedMessage id="search.submit" />
          </span>
        </Button>
      </form>
    </search>
  );
}
