/** The backend under test: every answer is checked against the contract before a check sees it. */
import type { EndpointDefinition } from '@ponte/contract/endpoint';
import { wireError } from '@ponte/contract/errors';
import { requestOf, type RequestParts } from '@ponte/contract/request';
import * as v from 'valibot';
import { reasonOf } from './reason.ts';

/** A rule of the contract that the backend breaks; the message is one sentence. */
export class Breach extends Error {}

/** An optional call that the backend does not have. */
export class Absent extends Error {}

export interface Sent extends RequestParts {
  readonly token?: string | undefined;
}

/** The body of a refusal, as the error catalogue has it. */
export type Refusal = v.InferOutput<typeof refusal>;

export interface Store {
  /**
   * Makes a call that must succeed.
   * @throws Breach when it does not, or its answer does not fit the contract
   */
  ask<Definition extends EndpointDefinition>(
    definition: Definition,
    sent?: Sent,
  ): Promise<v.InferOutput<Definition['responses'][200]>>;
  /**
   * The same for a call that a backend may leave out.
   * @throws Absent when it answers 404
   */
  askOptional<Definition extends EndpointDefinition>(
    definition: Definition,
    sent?: Sent,
  ): Promise<v.InferOutput<Definition['responses'][200]>>;
  /**
   * Makes a call that must be refused with one of these statuses.
   * @throws Breach when it succeeds, or is refused in another way
   */
  refuses(
    definition: EndpointDefinition,
    statuses: number | readonly number[],
    sent?: Sent,
  ): Promise<Refusal>;
}

/** What a call needs of `fetch`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface StoreOptions {
  /** Where the backend is, without a slash at its end. */
  readonly origin: string;
  readonly fetch: Fetch;
  /** Until a call counts as unanswered, in milliseconds. */
  readonly timeoutMs: number;
  /** Receives each call before it is made. */
  readonly onCall?: (definition: EndpointDefinition) => void;
}

const refusal = v.looseObject(wireError.entries);

export function createStore({ origin, fetch, timeoutMs, onCall }: StoreOptions): Store {
  const send = async (definition: EndpointDefinition, sent: Sent): Promise<Response> => {
    onCall?.(definition);
    const { address, init } = requestOf(definition, sent, origin);
    const headers = new Headers(init.headers);
    headers.set('Accept', 'application/json');
    if (sent.token !== undefined) headers.set('Authorization', `Bearer ${sent.token}`);
    try {
      return await fetch(address, {
        ...init,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (error) {
      throw new Breach(`${nameOf(definition)} has no answer: ${reasonOf(error)}.`);
    }
  };

  const read = async <Definition extends EndpointDefinition>(
    definition: Definition,
    response: Response,
  ): Promise<v.InferOutput<Definition['responses'][200]>> => {
    if (response.status !== 200) {
      const text = beginningOf(await bodyOf(definition, response.text()), 300);
      const said = text === '' ? '.' : `: ${text}`;
      throw new Breach(`${nameOf(definition)} answers ${response.status} instead of 200${said}`);
    }
    const body = definition.file
      ? await fileOf(definition, response)
      : await jsonOf(definition, response);
    return fitting(definition, 200, definition.responses[200], body);
  };

  return {
    ask: async (definition, sent = {}) => read(definition, await send(definition, sent)),
    askOptional: async (definition, sent = {}) => {
      const response = await send(definition, sent);
      if (response.status !== 404) return read(definition, response);
      await response.body?.cancel();
      throw new Absent(`${nameOf(definition)} answers 404`);
    },
    refuses: async (definition, statuses, sent = {}) => {
      const expected = [statuses].flat();
      const response = await send(definition, sent);
      const { status } = response;
      if (!expected.includes(status)) {
        throw new Breach(
          `${nameOf(definition)} answers ${status} instead of ${expected.join(' or ')}.`,
        );
      }
      const body = await jsonOf(definition, response);
      const schema = definition.responses[status];
      if (schema) fitting(definition, status, schema, body);
      return fitting(definition, status, refusal, body);
    },
  };
}

/** `GET /api/public/products` */
export function nameOf({ method, path }: EndpointDefinition): string {
  return `${method} ${path}`;
}

/** @throws Breach with this sentence when a rule does not hold */
export function expect(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Breach(sentence);
}

async function fileOf(definition: EndpointDefinition, response: Response): Promise<Blob> {
  const type = response.headers.get('Content-Type')?.split(';')[0];
  expect(type === definition.file, `${nameOf(definition)} sends ${type}, not ${definition.file}.`);
  return bodyOf(definition, response.blob());
}

async function jsonOf(definition: EndpointDefinition, response: Response): Promise<unknown> {
  const type = response.headers.get('Content-Type') ?? 'no type';
  expect(type.startsWith('application/json'), `${nameOf(definition)} sends ${type}, not JSON.`);
  const text = await bodyOf(definition, response.text());
  expect(text !== '', `${nameOf(definition)} sends nothing, where JSON belongs.`);
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    throw new Breach(
      `${nameOf(definition)} sends JSON that can't be read. It begins: ${beginningOf(text, 60)}`,
    );
  }
}

/** @throws Breach when the body breaks off, or can't be unpacked */
async function bodyOf<Body>(definition: EndpointDefinition, body: Promise<Body>): Promise<Body> {
  try {
    return await body;
  } catch (error) {
    throw new Breach(`The body of ${nameOf(definition)} can't be read: ${reasonOf(error)}.`);
  }
}

const beginningOf = (text: string, length: number) => text.replaceAll(/\s+/g, ' ').slice(0, length);

function fitting<Schema extends v.GenericSchema>(
  definition: EndpointDefinition,
  status: number,
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, body);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const field = v.getDotPath(issue) ?? 'the body';
  throw new Breach(`${nameOf(definition)} (${status}): ${field}: ${issue.message}.`);
}
