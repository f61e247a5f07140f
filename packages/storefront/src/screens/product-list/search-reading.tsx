import type { SearchReading } from '@ponte/domain';
import type { ListQuery } from '@ponte/domain/product-list';
import { Button, ButtonLink } from '@ponte/ui/button';
import { EmptyState } from '@ponte/ui/empty-state';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { productsHref, searchHref } from '../../links/addresses.ts';
import { whatsAppLink } from '../../links/whatsapp-link.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

interface ReadingNoticeProps {
  readonly reading: SearchReading;
}

/** Above results: what was searched for instead, which words were dropped, and which measures no product has, or has together. */
export const ReadingNotice = observer(function ReadingNotice({ reading }: ReadingNoticeProps) {
  const { understood, unknown, missingMeasures, measuresApart } = reading;
  if (understood === '') return null;
  const text = <strong>{understood}</strong>;
  return (
    <p role="status" className="mb-3 flex flex-wrap gap-x-3 wrap-anywhere">
      {missingMeasures.length > 0 ? (
        <span>
          <FormattedMessage
            id="listTools.nearestMeasures"
            values={{ text, measures: <FormattedList value={missingMeasures} /> }}
          />
        </span>
      ) : measuresApart.length > 0 ? (
        <span>
          <FormattedMessage
            id="listTools.measuresApart"
            values={{ text, measures: <FormattedList value={measuresApart} /> }}
          />
        </span>
      ) : (
        <span>
          <FormattedMessage id="listTools.shownFor" values={{ text }} />
        </span>
      )}
      <LeftOut unknown={unknown} />
    </p>
  );
});

function LeftOut({ unknown }: Pick<SearchReading, 'unknown'>) {
  if (unknown.length === 0) return null;
  return (
    <span className="text-muted wrap-anywhere">
      <FormattedMessage
        id="listTools.leftOut"
        values={{ words: <FormattedList value={unknown.map((word) => `“${word}”`)} /> }}
      />
    </span>
  );
}

interface NothingFoundProps {
  readonly query: ListQuery;
  /** Not every store says how it read a text. */
  readonly reading: SearchReading | undefined;
  readonly onRetry: () => void;
}

/** No results: the unknown words, what to search for instead, whom to ask. */
export const NothingFound = observer(function NothingFound({
  query,
  reading,
  onRetry,
}: NothingFoundProps) {
  const intl = useIntl();
  const { region } = useShop();
  const { text } = query;
  const understood = reading?.understood ?? '';
  const ask = whatsAppLink(region.whatsapp, intl.formatMessage({ id: 'listTools.ask' }, { text }));
  return (
    <EmptyState
      title={<FormattedMessage id="list.emptyTitle" />}
      action={
        <>
          {understood !== '' && understood !== text ? (
            <ButtonLink href={searchHref(understood)} variant="brand">
              <FormattedMessage id="listTools.searchFor" values={{ text: understood }} />
            </ButtonLink>
          ) : null}
          {ask ? (
            <ButtonLink href={ask} variant="brand">
              <FormattedMessage id="listTools.askTeam" />
            </ButtonLink>
          ) : null}
          <ButtonLink href={productsHref} variant="quiet">
            <FormattedMessage id="list.seeAll" />
          </ButtonLink>
          <Button variant="quiet" onClick={onRetry} className="noscript:hidden">
            <FormattedMessage id="list.retry" />
          </Button>
        </>
      }
    >
      {reading ? <LeftOut unknown={reading.unknown} /> : null}
      <p>
        <FormattedMessage id="list.emptyText" />
      </p>
    </EmptyState>
  );
});
