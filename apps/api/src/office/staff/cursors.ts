/** Where a page of a list ended, as the text that asks for the next one. */
import { staffPageSize } from '@ponte/contract/staff/limits';
import { idInBody } from '@ponte/contract/wire';
import * as v from 'valibot';

function cursorOf(place: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** In microseconds, as exact as the database, and an id for those of one moment. */
const momentPlace = v.tuple([whole, idInBody]);

/** The id of the last row; undefined for a cursor that is none. */
export function readIdCursor(cursor: string): number | undefined {
  return read(v.tuple([idInBody]), cursor)?.[0];
}

/** Of a table whose ids are `bigint`. */
export function readLongIdCursor(cursor: string): number | undefined {
  return read(v.tuple([whole]), cursor)?.[0];
}

/** Moment and id of the last row; undefined for a cursor that is none. */
export function readMomentCursor(cursor: string): readonly [number, number] | undefined {
  return read(momentPlace, cursor);
}

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  cursor: string,
): v.InferOutput<Schema> | undefined {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const checked = v.safeParse(schema, place);
    return checked.success ? checked.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A page of rows of which one more was asked for, to know whether others follow.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  placeOf: (row: Row) => readonly (string | number)[],
): { readonly rows: readonly Row[]; readonly next: string | null } {
  const shown = rows.slice(0, staffPageSize);
  const last = shown.at(-1);
  return { rows: shown, next: last && rows.length > shown.length ? cursorOf(placeOf(last)) : null };
}

/** What a list asks the database for. */
export const rowsToAskFor = staffPageSize + 1;
