import type { StaffRatesSource } from '@ponte/contract/staff';
import { Notice } from '@ponte/ui/notice';
import { FormattedMessage, useIntl } from 'react-intl';
import { Moment } from '../../page/moment.tsx';

/** Where rates come from, of when they are, and why the last answer was refused. */
export function RatesSource({ source }: { readonly source: StaffRatesSource }) {
  const intl = useIntl();
  const { pairs, everyMinutes, askedAt, takenAt, refused } = source;
  return (
    <div className="mb-4 grid grid-cols-1 max-w-[80ch] gap-3">
      <p>
        <FormattedMessage
          id="rates.source.lead"
          values={{
            pairs: intl.formatList(pairs),
            count: pairs.length,
            minutes: everyMinutes,
          }}
        />
      </p>
      <p>
        {takenAt === null ? (
          <FormattedMessage id="rates.source.none" />
        ) : (
          <FormattedMessage id="rates.source.taken" values={{ at: <Moment at={takenAt} /> }} />
        )}
      </p>
      {refused && askedAt !== null ? (
        <Notice tone="warning">
          <FormattedMessage
            id="rates.source.refused"
            values={{ at: <Moment at={askedAt} />, reason: <RefusalReason refused={refused} /> }}
          />
        </Notice>
      ) : null}
    </div>
  );
}

function RefusalReason({
  refused: { code, params },
}: {
  readonly refused: NonNullable<StaffRatesSource['refused']>;
}) {
  const { moment } = params;
  const values = moment === undefined ? params : { ...params, moment: <Moment at={moment} /> };
  return <FormattedMessage id={`rates.refused.${code}`} values={values} />;
}
