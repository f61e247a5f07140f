import { useId, type ComponentProps } from 'react';
import { Search } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/kit.tsx';

export interface SearchFieldProps extends ComponentProps<'form'> {
  /** Where the form leads; it is sent by GET, so it works before JavaScript. */
  action: string;
  /** Name of the text in the address, "text" when left out. */
  name?: string | undefined;
  /** The text that was searched for. */
  defaultValue?: string | undefined;
  /** Replaces the locale's hint. */
  placeholder?: string | undefined;
  /** More props of the input, such as those of a combobox. */
  inputProps?: Omit<ComponentProps<'input'>, 'name' | 'defaultValue' | 'className'> | undefined;
}

/** The search box: a form with one text, refused while that text is blank. */
export function SearchField({
  name = 'text',
  defaultValue,
  placeholder,
  inputProps,
  className,
  children,
  ...props
}: SearchFieldProps) {
  const { search } = useMessages();
  const id = useId();
  return (
    <search data-slot="search-field" className="contents">
      <form method="get" {...props} className={cx('ui-search', className)}>
        <label htmlFor={id} className="sr-only">
          {search.label}
        </label>
        <input
          key={defaultValue}
          id={id}
          type="search"
          name={name}
          defaultValue={defaultValue}
          required
          pattern=".*\S.*"
          maxLength={120}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder ?? search.placeholder}
          {...inputProps}
        />
        {children}
        <button type="submit">
          <Search className="size-5 md:hidden" />
          <span className="max-md:sr-only">{search.submit}</span>
        </button>
      </form>
    </search>
  );
}
