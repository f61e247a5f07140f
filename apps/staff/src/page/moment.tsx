import { useIntl } from 'react-intl';
import { useOffice } from '../office/office-context.ts';
import { agoOf } from './ago.ts';

/** A time by the shop's clock. */
export function Moment({ at }: { readonly at: string }) {
  const intl = useIntl();
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {intl.formatDate(at, { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })}
    </time>
  );
}

/** How long ago something was, and on pointing when. */
export function Ago({ at }: { readonly at: string }) {
  const intl = useIntl();
  const { clock } = useOffice();
  const { value, unit } = agoOf(Date.parse(at), clock.now());
  return (
    <time
      dateTime={at}
      title={intl.formatDate(at, { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })}
      className="whitespace-nowrap"
    >
      {intl.formatRelativeTime(value, unit, { numeric: 'auto' })}
    </time>
  );
}
