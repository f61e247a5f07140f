/** When the shop's counter is open: as `shop.json` says it, in words, and as it travels. */
import type { SettingsProblem } from '@ponte/contract/staff/shop';
import type { WireOpeningHours } from '@ponte/contract/start';
import type { Lang } from '@ponte/contract/wire';
import { formatOpeningHours, weekdays, type OpeningHours } from '@ponte/regional/opening-hours';
import * as v from 'valibot';
import { localeOf } from '../runtime/locale-of.ts';
import { described } from './described.ts';

/** A rule's message is the code of its problem. */
type Code = SettingsProblem['code'];

const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'time' satisfies Code));

/** `MM-DD` every year, or `YYYY-MM-DD`. */
const day = v.pipe(
  v.string(),
  v.regex(/^(?:\d{4}-)?\d\d-\d\d$/, 'day' satisfies Code),
  v.check((text) => {
    // 2028 has a 29 February.
    const date = text.length === 5 ? `2028-${text}` : text;
    const moment = new Date(`${date}T00:00:00Z`);
    return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
  }, 'day' satisfies Code),
);

interface PartOfDay {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** `HH:MM` sort as text. */
const endsLater = <Part extends PartOfDay>() =>
  v.check<Part, Code>(
    ({ from, to }) => (from === undefined ? to === undefined : to !== undefined && from < to),
    'span',
  );

/** When the counter is open, in Paraguay's time. */
export const openingHours = v.strictObject({
  week: described(
    'When the counter is open in a week without holidays: an entry for each span of hours. Two entries of the same day leave a break between them.',
    v.array(
      v.pipe(
        v.strictObject({
          days: described(
            'The weekdays on which the counter opens at these hours, such as ["mon", "tue"].',
            v.pipe(v.array(v.picklist(weekdays)), v.minLength(1)),
          ),
          from: described('When it opens, such as "08:00".', time),
          to: described('When it closes, later on the same day, such as "18:00".', time),
        }),
        endsLater(),
      ),
    ),
  ),
  holidays: described(
    'Days that differ from their weekday. Needed beside week: an empty list where there are none.',
    v.array(
      v.pipe(
        v.strictObject({
          date: described(
            'The day: "12-25" for every year (month, then day), or "2027-03-26" for one year.',
            day,
          ),
          from: v.optional(
            described('When it opens on that day. Left out, with to: closed all day.', time),
          ),
          to: v.optional(described('When it closes on that day, such as "12:00".', time)),
        }),
        endsLater(),
      ),
    ),
  ),
});

/**
 * Opening hours as pages show them: in the shop's own words if it has any. Undefined where it does not say them.
 */
export function hoursText(
  hours: Readonly<Record<Lang, string>> | undefined,
  open: OpeningHours | undefined,
  lang: Lang,
): string | undefined {
  if (hours || !open) return hours?.[lang];
  const lines = formatOpeningHours(open, localeOf[lang]);
  return [...lines, ...(lang === 'pt' ? ['Horário do Paraguai.'] : [])].join('\n');
}

/** Weekdays as ISO 8601 numbers them: Monday is 1, Sunday 7. */
export function wireHoursOf({ week, holidays }: OpeningHours): WireOpeningHours {
  return {
    semana: week.map(({ days, from, to }) => ({
      dias: days.map((name) => weekdays.indexOf(name) || 7),
      de: from,
      ate: to,
    })),
    feriados: holidays.map(({ date, from, to }) => ({ data: date, de: from, ate: to })),
  };
}
