import type { Failure, FailureOf } from './failure.ts';

/** A body that is already serialised, typed by what it stands for. */
export interface Written<Body> {
  readonly json: string;
  /** Never set: ties the text to its type. */
  readonly of?: Body;
}

/** Headers of a response besides those that every call has. */
export type AnswerHeaders = Readonly<Record<string, string>>;

/** A file that is sent as it is read. */
export interface Streamed {
  readonly ok: true;
  readonly stream: ReadableStream<Uint8Array>;
  /** Its media type. */
  readonly type: string;
  readonly headers?: AnswerHeaders;
}

/** A response body, or one of the failures that the contract lists for the call. */
export type Reply<Body, Status = Failure['status']> =
  | { readonly ok: true; readonly body: Body; readonly headers?: AnswerHeaders }
  | { readonly ok: true; readonly written: Written<Body> }
  | Streamed
  | FailureOf<Status>;

export function done<Body>(body: Body): { readonly ok: true; readonly body: Body } {
  return { ok: true, body };
}

/** Success with a body assembled from cached JSON. */
export function doneWritten<Body>(written: Written<Body>): {
  readonly ok: true;
  readonly written: Written<Body>;
} {
  return { ok: true, written };
}
