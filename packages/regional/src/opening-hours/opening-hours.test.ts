import { describe, expect, test } from 'vitest';
import {
  formatCollection,
  formatOpeningHours,
  nextCollection,
  weekdays,
  type OpeningHours,
} from './index.ts';

const workdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

const hours: OpeningHours = {
  week: [
    { days: workdays, from: '07:00', to: '17:00' },
    { days: ['sat'], from: '07:00', to: '15:00' },
  ],
  holidays: [
    { date: '12-25' },
    { date: '01-01' },
    { date: '12-24', from: '07:00', to: '12:00' },
    { date: '2027-03-26' },
    // An open one of those that are closed every year.
    { date: '2027-12-25', from: '09:00', to: '13:00' },
  ],
};

const said = (time: string, own = hours, place?: 'kept') => {
  const collection = nextCollection(own, Date.parse(`${time}-03:00`));
  return (['pt-BR', 'es-PY'] as const).map(
    (locale) => collection && formatCollection(collection, locale, place),
  );
};

describe('a purchase that is paid', () => {
  test.each([
    [
      'on a Monday before opening',
      '2026-11-23T06:59',
      'Retire hoje a partir das 7h',
      'Retire hoy desde las 7 h',
    ],
    [
      'on a Monday morning',
      '2026-11-23T07:00',
      'Retire hoje até as 17h',
      'Retire hoy hasta las 17 h',
    ],
    [
      'on a Monday at a minute to four',
      '2026-11-23T15:59',
      'Retire hoje até as 17h',
      'Retire hoy hasta las 17 h',
    ],
    [
      'in the last hour',
      '2026-11-23T16:00',
      'Retire amanhã a partir das 7h',
      'Retire mañana desde las 7 h',
    ],
    [
      'on a Saturday evening',
      '2026-11-28T19:30',
      'Retire segunda a partir das 7h',
      'Retire el lunes desde las 7 h',
    ],
    [
      'on a Sunday',
      '2026-11-29T10:00',
      'Retire amanhã a partir das 7h',
      'Retire mañana desde las 7 h',
    ],
    [
      'on the morning of a short day',
      '2026-12-24T08:00',
      'Retire hoje até as 12h',
      'Retire hoy hasta las 12 h',
    ],
    [
      'on the afternoon before a holiday',
      '2026-12-24T13:00',
      'Retire sábado a partir das 7h',
      'Retire el sábado desde las 7 h',
    ],
    [
      'on 25 December',
      '2026-12-25T10:00',
      'Retire amanhã a partir das 7h',
      'Retire mañana desde las 7 h',
    ],
    [
      'on a 25 December that is open',
      '2027-12-25T10:00',
      'Retire hoje até as 13h',
      'Retire hoy hasta las 13 h',
    ],
    [
      'on the evening before Good Friday',
      '2027-03-25T18:00',
      'Retire sábado a partir das 7h',
      'Retire el sábado desde las 7 h',
    ],
    [
      'in the night after New Year’s Eve',
      '2027-01-01T00:10',
      'Retire amanhã a partir das 7h',
      'Retire mañana desde las 7 h',
    ],
  ])('%s (%s) can be collected: %s', (_, time, portuguese, spanish) => {
    expect(said(time)).toEqual([portuguese, spanish]);
  });

  test('waits until a break is over, and until the counter closes before it', () => {
    const siesta = {
      week: [
        { days: workdays, from: '14:30', to: '18:30' },
        { days: workdays, from: '07:30', to: '11:30' },
      ],
      holidays: [],
    };

    expect(said('2026-11-23T08:00', siesta)[0]).toBe('Retire hoje até as 11h30');
    expect(said('2026-11-23T11:00', siesta)).toEqual([
      'Retire hoje a partir das 14h30',
      'Retire hoy desde las 14:30 h',
    ]);
    expect(said('2026-11-23T17:40', siesta)[0]).toBe('Retire amanhã a partir das 7h30');
  });

  test('is open to the end of spans that touch', () => {
    const touching = {
      week: [
        { days: workdays, from: '07:00', to: '12:00' },
        { days: workdays, from: '12:00', to: '17:00' },
      ],
      holidays: [],
    };
    expect(said('2026-11-23T11:30', touching)[0]).toBe('Retire hoje até as 17h');
  });

  test('after holidays of more than a week includes the date', () => {
    const holidays = ['24', '25', '26', '28', '29', '30', '31'].map((day) => ({
      date: `12-${day}`,
    }));
    const away = { ...hours, holidays: [...holidays, { date: '01-01' }, { date: '01-02' }] };

    expect(said('2026-12-24T09:00', away)).toEqual([
      'Retire segunda, 04/01, a partir das 7h',
      'Retire el lunes 04/01 desde las 7 h',
    ]);
  });

  test('includes a date in stored texts, such as a mail', () => {
    expect(said('2026-11-28T10:00', hours, 'kept')).toEqual([
      'Retire sábado, 28/11, até as 15h',
      'Retire el sábado 28/11 hasta las 15 h',
    ]);
    expect(said('2026-11-28T20:00', hours, 'kept')).toEqual([
      'Retire segunda, 30/11, a partir das 7h',
      'Retire el lunes 30/11 desde las 7 h',
    ]);
  });

  test('has no moment at a counter that never opens', () => {
    expect(said('2026-11-23T10:00', { week: [], holidays: [] })).toEqual([undefined, undefined]);
  });
});

test.each([
  [
    hours,
    ['Segunda a sexta: 7h às 17h', 'Sábado: 7h às 15h', 'Fechado aos domingos e feriados.'],
    ['Lunes a viernes: 7 a 17 h', 'Sábado: 7 a 15 h', 'Cerrado los domingos y feriados.'],
  ],
  [
    {
      week: [
        { days: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'], from: '08:30', to: '12:00' },
        { days: ['tue', 'wed', 'thu', 'fri'], from: '13:00', to: '18:00' },
      ],
      holidays: [],
    },
    [
      'Terça a sexta: 8h30 às 12h e 13h às 18h',
      'Sábado a domingo: 8h30 às 12h',
      'Fechado às segundas.',
    ],
    [
      'Martes a viernes: 8:30 a 12 h y 13 a 18 h',
      'Sábado a domingo: 8:30 a 12 h',
      'Cerrado los lunes.',
    ],
  ],
  [
    { week: [{ days: weekdays, from: '08:00', to: '20:00' }], holidays: [{ date: '12-25' }] },
    ['Segunda a domingo: 8h às 20h', 'Fechado aos feriados.'],
    ['Lunes a domingo: 8 a 20 h', 'Cerrado los feriados.'],
  ],
] as const)('a week is read in lines of the days that are alike', (own, portuguese, spanish) => {
  expect(formatOpeningHours(own, 'pt-BR')).toEqual(portuguese);
  expect(formatOpeningHours(own, 'es-PY')).toEqual(spanish);
});
