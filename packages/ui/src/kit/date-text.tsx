import type { ComponentProps } from 'react';
import { useKitLocale } from './kit.tsx';

/** The shop's time zone: dates are those of its counter, in every browser. */
const shopTimeZone = 'America/Asuncion';

interface DateTextProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** An instant as an ISO 8601 string with its offset or Z. */
  date: string;
  /** IANA name; the shop's when left out. */
  timeZone?: string | undefined;
  /** Whether the time of day shows too. */
  withTime?: boolean | undefined;
}

/** An instant as a date in the kit's language; a text that is no date shows as it is. */
export function DateText({
  date,
  timeZone = shopTimeZone,
  withTime = false,
  ...props
}: DateTextProps) {
  const { tag } = useKitLocale();
  const instant = new Date(date);
  if (Number.isNaN(instant.getTime())) return <span {...props}>{date}</span>;
  const format = new Intl.DateTimeFormat(tag, {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    ...(withTime && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  });
  return (
    <time data-slot="date" {...props} dateTime={date}>
      {format.format(instant)}
    </time>
  );
}
