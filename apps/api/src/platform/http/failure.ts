import type { LastChange } from '@ponte/contract/staff/wire';
import type { Lang } from '@ponte/contract/wire';
import { texts, type FieldText, type Text } from './failure-texts.ts';
import { fieldName } from './field-names.ts';

export type FieldErrors = Readonly<Record<string, readonly Text[]>>;

type SentenceStatus = 400 | 401 | 403 | 404 | 413 | 415 | 500 | 502;

/** An expected failure, answered in the shape of the error catalogue. */
export type Failure =
  | {
      [Status in SentenceStatus]: {
        readonly ok: false;
        readonly status: Status;
        readonly text: Text;
      };
    }[SentenceStatus]
  /** `left`: of lines that ask for too many pieces, how many there are, by path. */
  | {
      readonly ok: false;
      readonly status: 422;
      readonly fields: FieldErrors;
      readonly left?: Readonly<Record<string, number>>;
    }
  /**
   * The request no longer fits the current state; `amounts` are the current ones, by wire name, and
   * `lastChange` says whose change it would have overwritten.
   */
  | {
      readonly ok: false;
      readonly status: 409;
      readonly text: Text;
      readonly amounts?: Readonly<Record<string, string>>;
      readonly lastChange?: LastChange;
    }
  | {
      readonly ok: false;
      readonly status: 405;
      readonly text: Text;
      readonly allow: readonly string[];
    }
  /** Temporarily unavailable; `retryAfter` in seconds. */
  | {
      readonly ok: false;
      readonly status: 503;
      readonly text: Text;
      readonly retryAfter?: number;
    }
  /** `retryAfter` in seconds; its sentence says when: see `answerTooMany`. */
  | {
      readonly ok: false;
      readonly status: 429;
      readonly retryAfter: number;
    };

export type FailureOf<Status> = Extract<Failure, { readonly status: Status }>;

/** What has its sentences at hand. */
export type OtherFailure = Exclude<Failure, FailureOf<429>>;

/** What a step of a call came to: a value to go on with, or the failure that ends the call. */
export type Result<Value, Failed extends Failure = Failure> =
  | { readonly ok: true; readonly value: Value }
  | Failed;

export function success<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** Also for another customer's data. */
export function notFound(text: Text = texts.notFound): FailureOf<404> {
  return { ok: false, status: 404, text };
}

export function invalid(
  fields: FieldErrors,
  left: Readonly<Record<string, number>> = {},
): FailureOf<422> {
  return Object.keys(left).length > 0
    ? { ok: false, status: 422, fields, left }
    : { ok: false, status: 422, fields };
}

export function invalidField(path: string, text: FieldText): FailureOf<422> {
  return invalid({ [path]: [text(fieldName(path))] });
}

/** Statuses that list their sentences under `errors`. */
const listed: ReadonlySet<number> = new Set([400, 413, 415]);

export function failureBody(failure: OtherFailure, lang: Lang): object {
  if (failure.status === 422) {
    const errors = Object.entries(failure.fields).map(
      ([path, list]) => [path, list.map((text) => text[lang])] as const,
    );
    const message = errors[0]?.[1][0] ?? texts.invalid[lang];
    const body = { message, errors: Object.fromEntries(errors) };
    return failure.left ? { ...body, restantes: failure.left } : body;
  }
  const message = failure.text[lang];
  if (failure.status === 409) {
    const { amounts, lastChange } = failure;
    return { message, ...amounts, ...(lastChange !== undefined && { lastChange }) };
  }
  if (listed.has(failure.status)) return { message, errors: [message] };
  return failure.status === 403 ? { message, messages: [message] } : { message };
}
