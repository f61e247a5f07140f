import type { DeliveryLocale } from '../delivery/delivery.ts';
import {
  minutesOf,
  weekdays,
  type Collection,
  type OpeningHours,
  type Weekday,
} from './opening-hours.ts';

type Names = Readonly<Record<Weekday, string>>;

const names: Readonly<Record<DeliveryLocale, Names>> = {
  'pt-BR': {
    sun: 'domingo',
    mon: 'segunda',
    tue: 'terça',
    wed: 'quarta',
    thu: 'quinta',
    fri: 'sexta',
    sat: 'sábado',
  },
  'es-PY': {
    sun: 'domingo',
    mon: 'lunes',
    tue: 'martes',
    wed: 'miércoles',
    thu: 'jueves',
    fri: 'viernes',
    sat: 'sábado',
  },
};

/**
 * When a purchase can be collected. On a screen "today" and the like are true while it is shown; what is
 * kept, such as a mail, names the date.
 *
 * @example formatCollection(collection, 'pt-BR') // 'Retire hoje até as 17h'
 * @example formatCollection(collection, 'pt-BR', 'kept') // 'Retire sábado, 28/11, até as 15h'
 */
export function formatCollection(
  collection: Collection,
  locale: DeliveryLocale,
  place: 'screen' | 'kept' = 'screen',
): string {
  return locale === 'es-PY' ? inSpanish(collection, place) : inPortuguese(collection, place);
}

function inPortuguese(collection: Collection, place: 'screen' | 'kept'): string {
  const { ahead, date, weekday } = collection.day;
  const name = names['pt-BR'][weekday];
  const near = ['hoje', 'amanhã'][ahead] ?? name;
  const isNear = place === 'screen' && ahead < 7;
  const day = isNear ? near : `${name}, ${dayAndMonth(date)},`;
  if (collection.kind === 'open') {
    const { until } = collection;
    return `Retire ${day} até ${isOne(until) ? 'a' : 'as'} ${portugueseTime(until)}`;
  }
  const { from } = collection;
  const hour = `${isOne(from) ? 'da' : 'das'} ${portugueseTime(from)}`;
  return `Retire ${day} a partir ${hour}`;
}

function inSpanish(collection: Collection, place: 'screen' | 'kept'): string {
  const { ahead, date, weekday } = collection.day;
  const name = names['es-PY'][weekday];
  const near = ['hoy', 'mañana'][ahead] ?? `el ${name}`;
  const day = place === 'screen' && ahead < 7 ? near : `el ${name} ${dayAndMonth(date)}`;
  const [word, time] =
    collection.kind === 'open' ? ['hasta', collection.until] : ['desde', collection.from];
  return `Retire ${day} ${word} ${isOne(time) ? 'la' : 'las'} ${spanishTime(time)} h`;
}

const isOne = (minutes: number): boolean => Math.floor(minutes / 60) === 1;

/** `2026-11-28` as both languages write it. */
function dayAndMonth(date: string): string {
  return `${date.slice(8)}/${date.slice(5, 7)}`;
}

const portugueseTime = (minutes: number): string => {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`;
};

const spanishTime = (minutes: number): string => {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
};

/** Monday first. */
const fromMonday = [...weekdays.slice(1), ...weekdays.slice(0, 1)];

/**
 * A week's opening hours, a line for the days that are alike, and when it is closed.
 *
 * @example formatOpeningHours(hours, 'es-PY') // ['Lunes a viernes: 7 a 17 h', 'Sábado: 7 a 15 h', 'Cerrado los domingos y feriados.']
 */
export function formatOpeningHours(hours: OpeningHours, locale: DeliveryLocale): string[] {
  const isSpanish = locale === 'es-PY';
  const timesOn = (day: Weekday): string =>
    hours.week
      .filter(({ days }) => days.includes(day))
      .toSorted((one, other) => minutesOf(one.from) - minutesOf(other.from))
      .map(({ from, to }) =>
        isSpanish
          ? `${spanishTime(minutesOf(from))} a ${spanishTime(minutesOf(to))} h`
          : `${portugueseTime(minutesOf(from))} às ${portugueseTime(minutesOf(to))}`,
      )
      .join(isSpanish ? ' y ' : ' e ');
  const groups: { first: Weekday; last: Weekday; times: string }[] = [];
  for (const day of fromMonday) {
    const times = timesOn(day);
    const group = groups.at(-1);
    if (group?.times === times) group.last = day;
    else groups.push({ first: day, last: day, times });
  }
  const lines = groups
    .filter(({ times }) => times !== '')
    .map(({ first, last, times }) => {
      const [from, to] = [names[locale][first], names[locale][last]];
      return `${capital(first === last ? from : `${from} a ${to}`)}: ${times}`;
    });
  const closedDays = fromMonday.filter((day) => timesOn(day) === '');
  const closesOnHolidays = hours.holidays.some(({ from }) => from === undefined);
  const closed = closedText(closedDays, closesOnHolidays, locale);
  return closed === undefined ? lines : [...lines, closed];
}

function closedText(
  days: readonly Weekday[],
  onHolidays: boolean,
  locale: DeliveryLocale,
): string | undefined {
  const isSpanish = locale === 'es-PY';
  const parts = [
    ...days.map((day) => {
      const name = names[locale][day];
      const plural = name.endsWith('s') ? name : `${name}s`;
      if (isSpanish) return plural;
      return `${day === 'sun' || day === 'sat' ? 'aos' : 'às'} ${plural}`;
    }),
    ...(onHolidays ? [isSpanish || days.length > 0 ? 'feriados' : 'aos feriados'] : []),
  ];
  const last = parts.pop();
  if (last === undefined) return undefined;
  const all = parts.length > 0 ? `${parts.join(', ')} ${isSpanish ? 'y' : 'e'} ${last}` : last;
  return isSpanish ? `Cerrado los ${all}.` : `Fechado ${all}.`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
