import type { ComponentProps } from 'react';
import { Flag, type FlagCountry } from '../flag/flag.tsx';
import { Check, ChevronDown } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { useDetailsMenu } from '../internal/use-details-menu.ts';
import { useMessages } from '../kit/kit.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** A language, and where the page is in it. */
export interface FlagMenuItem {
  /**
   * BCP 47 tag, whose country's flag it has where the kit has that. The kit's texts call it by its own
   * name (`locales`).
   */
  locale: string;
  /** The same page in that language. */
  href: string;
}

export interface FlagMenuProps extends ComponentProps<'details'> {
  /** The language of this page. */
  current: string;
  /** All languages, the current one too. */
  items: readonly FlagMenuItem[];
}

const countries: readonly FlagCountry[] = ['BR', 'PY', 'US', 'AR'];
const flagOf = (locale: string) => countries.find((country) => locale.endsWith(country));

/** The language switch: links to the same page in the other languages. Opens before JavaScript. */
export function FlagMenu({ current, items, className, ...props }: FlagMenuProps) {
  const { locales, navigation } = useMessages();
  const flag = flagOf(current);
  const name = locales[current] ?? current;
  return (
    <details
      data-slot="flag-menu"
      {...props}
      {...useDetailsMenu(props)}
      className={cx('ui-menu ui-menu-anchor', className)}
    >
      <summary className="min-h-[40px] gap-[4px] rounded-sm px-[6px] md:grid md:justify-items-center md:gap-0.5">
        <span className="flex items-center gap-[2px] md:h-5.5">
          {flag ? <Flag country={flag} /> : null}
          <ChevronDown className="ui-chevron size-[14px]" />
        </span>
        <VisuallyHidden>{navigation.languageNow(name)}</VisuallyHidden>
        <span aria-hidden className={cx('text-sm font-medium', flag && 'max-md:hidden')}>
          {name}
        </span>
      </summary>
      <ul
        aria-label={navigation.language}
        className="ui-popover top-full right-0 mt-1 min-w-44 p-1"
      >
        {items.map(({ locale, href }) => {
          const country = flagOf(locale);
          return (
            <li key={locale}>
              <a
                href={href}
                lang={locale}
                hrefLang={locale}
                aria-current={locale === current ? 'true' : undefined}
                className="ui-menu-link min-h-10 gap-2.5 px-3 font-medium aria-[current]:font-bold"
              >
                {country ? <Flag country={country} /> : null}
                <span>{locales[locale] ?? locale}</span>
                {locale === current ? <Check className="ml-auto size-4" /> : null}
              </a>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
