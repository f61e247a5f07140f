import { ButtonLink } from '@ponte/ui/button';
import { ChevronRight } from '@ponte/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ListAddress } from './use-list-address.ts';

interface PagerProps {
  readonly address: ListAddress;
  /** The position of the next page; none on the last one, and until it is known. */
  readonly next: string | null | undefined;
}

/** The way through a long list. The browser's Back leads to the page before. */
export function Pager({ address, next }: PagerProps) {
  const intl = useIntl();
  const isFirst = address.get('after') === undefined;
  if (isFirst && !next) return null;
  return (
    <nav
      aria-label={intl.formatMessage({ id: 'pager.label' })}
      className="flex flex-wrap justify-between gap-2"
    >
      {isFirst ? (
        <span />
      ) : (
        <ButtonLink href={address.hrefWith({})}>
          <FormattedMessage id="pager.first" />
        </ButtonLink>
      )}
      {next ? (
        <ButtonLink href={address.hrefWith({ after: next })}>
          <FormattedMessage id="pager.next" />
          <ChevronRight />
        </ButtonLink>
      ) : null}
    </nav>
  );
}
