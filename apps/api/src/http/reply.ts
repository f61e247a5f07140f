import type { Lang } from '@ponte/contract/wire';
import { fieldName, texts, type FieldText, type Text } from './texts.ts';

/** What is wrong with each field, by the path of the field. */
export type FieldErrors = Readonly<Record<string, readonly Text[]>>;

/** The statuses whose answer is one sentence. */
type SentenceStatus = 400 | 401 | 403 | 404 | 413 | 415 | 500 | 502;

/** An expected failure: a value that a call gives back, answered in the error catalogue's shape. */
export type Failure =
  | { [Status in SentenceStatus]: { readonly status: Status; readonly text: Text } }[SentenceStatus]
  | { readonly status: 422; readonly fields: FieldErrors }
  /** What was to be done does not fit any more; `amounts` are the present ones, by wire name. */
  | {
      readonly status: 409;
      readonly text: Text;
      readonly amounts?: Readonly<Record<string, string>>;
    }
  /** The path can be asked by these methods only. */
  | { readonly status: 405; readonly text: Text; readonly allow: readonly string[] }
  /** Not available now; perhaps after so many seconds. */
  | { readonly status: 503; readonly text: Text; readonly retryAfter?: number }
  /** Try again after so many seconds. */
  | { readonly status: 429; readonly text: Text; readonly retryAfter: number };

/** The failures of some statuses. */
export type FailureOf<Status> = Extract<Failure, { readonly status: Status }>;

/** A body that is written already, as JSON of the type that it stands for. */
export interface Written<Body> {
  readonly json: string;
  /** Never there: it ties the text to its type. */
  readonly of?: Body;
}

/** What a call gives back: a body, or one of the failures that the contract names for it. */
export type Reply<Body, Status = Failure['status']> =
  | { readonly status: 200; readonly body: Body }
  | { readonly status: 200; readonly written: Written<Body> }
  | FailureOf<Status>;

/** The call did what was asked. */
export function done<Body>(body: Body): { readonly status: 200; readonly body: Body } {
  return { status: 200, body };
}

/** The call did what was asked, and its answer was put together from JSON that was kept. */
export function doneWritten<Body>(written: Written<Body>): {
  readonly status: 200;
  readonly written: Written<Body>;
} {
  return { status: 200, written };
}

/** There is no such thing, or it is somebody else's. */
export function notFound(text: Text = texts.notFound): FailureOf<404> {
  return { status: 404, text };
}

/** Fields are wrong. */
export function invalid(fields: FieldErrors): FailureOf<422> {
  return { status: 422, fields };
}

/** One field is wrong, said with one of the sentences about fields. */
export function invalidField(path: string, text: FieldText): FailureOf<422> {
  return invalid({ [path]: [text(fieldName(path))] });
}

/** The statuses whose answer lists its sentences under `errors`. */
const listed: ReadonlySet<number> = new Set([400, 413, 415]);

/** The body of a failure, in the shape that its status has in the contract. */
export function failureBody(failure: Failure, lang: Lang): object {
  if (failure.status === 422) {
    const errors = Object.entries(failure.fields).map(
      ([path, list]) => [path, list.map((text) => text[lang])] as const,
    );
    const message = errors[0]?.[1][0] ?? texts.invalid[lang];
    return { message, errors: Object.fromEntries(errors) };
  }
  const message = failure.text[lang];
  if (failure.status === 409) return { message, ...failure.amounts };
  if (listed.has(failure.status)) return { message, errors: [message] };
  return failure.status === 403 ? { message, messages: [message] } : { message };
}
