import type { Access, BodyEncoding, EndpointDefinition, Method } from '@ponte/contract/endpoint';
import type { GenericSchema, InferInput } from 'valibot';
import type { Lazy } from './lazy.ts';

/** How much of a request's body has been sent, from 0 to 1. */
export type ProgressListener = (share: number) => void;

/** A question to the store, whatever its answer is read as. */
export interface Question {
  readonly method: Method;
  readonly path: string;
  /**
   * `public` calls carry no token; `optional` ones carry the customer's where there is one;
   * `bearer` ones are not sent without.
   */
  readonly access: Access;
  /** Undefined values are left out. */
  readonly query?: Readonly<Record<string, string | undefined>> | undefined;
  /** Sent as JSON; or, where `encoding` says so, as a form, whose undefined fields are left out. */
  readonly body?: object | undefined;
  readonly encoding?: BodyEncoding | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds that the answer may take. Default: what the API was made with. */
  readonly timeoutMs?: number | undefined;
  /** Told while the body is sent, where the API was given a transport that can tell. */
  readonly onProgress?: ProgressListener | undefined;
}

/** One call, as the functions beside this file describe it. */
export interface Call<T> extends Question {
  /** Turns the answer into entities. */
  readonly answer: Lazy<GenericSchema<unknown, T>>;
}

/**
 * A call as the contract defines it: a literal that `satisfies` it can't disagree with the store
 * about method, path, access, parameters, body and encoding.
 *
 * @example
 * api.request({ method: 'GET', path: '/api/public/brands', … } satisfies CallOf<typeof listBrands>)
 */
export type CallOf<E extends EndpointDefinition> = Pick<
  Question,
  'signal' | 'timeoutMs' | 'onProgress'
> & {
  readonly method: E['method'];
  readonly path: PathOf<E['path']>;
  readonly access: E['access'];
  readonly answer?: Lazy<GenericSchema>;
} & (E extends { readonly query: infer S extends GenericSchema }
    ? { readonly query: Loose<InferInput<S>> }
    : { readonly query?: never }) &
  (E extends { readonly body: infer S extends GenericSchema }
    ? { readonly body: Loose<InferInput<S>> }
    : { readonly body?: never }) &
  (E extends { readonly encoding: infer X extends BodyEncoding }
    ? { readonly encoding: X }
    : { readonly encoding?: never });

/** `/carrinho/{id}` filled in: any text stands where a name in braces stood. */
type PathOf<P extends string> = P extends `${infer Head}{${string}}${infer Tail}`
  ? `${Head}${string}${PathOf<Tail>}`
  : P;

/** The same fields, of which an optional one may also be undefined. */
type Loose<T> = { readonly [K in keyof T]: undefined extends T[K] ? T[K] | undefined : T[K] };
