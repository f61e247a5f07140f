import type { Access, BodyEncoding, EndpointDefinition, Method } from '@ponte/contract/endpoint';
import type { GenericSchema, InferInput } from 'valibot';
import type * as answers from '../wire/answers.ts';

/** The uploaded share, from 0 to 1. */
export type ProgressListener = (share: number) => void;

/** A request, whatever its answer is decoded as. */
export interface Question {
  readonly method: Method;
  readonly path: string;
  /**
   * `public` calls send no token; `optional` ones send the customer's, if any; `bearer` ones
   * require it.
   */
  readonly access: Access;
  /** Undefined values are omitted. */
  readonly query?: Readonly<Record<string, string | undefined>> | undefined;
  /** Sent as JSON, or as a form if `encoding` says so, without undefined fields. */
  readonly body?: object | undefined;
  readonly encoding?: BodyEncoding | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The timeout in milliseconds; by default the API's. */
  readonly timeoutMs?: number | undefined;
  /** Upload progress, where the API has a transport that reports it. */
  readonly onProgress?: ProgressListener | undefined;
}

/** Chooses what decodes an answer into entities: the code of decoders is imported with the first call. */
export type Decoder<T> = (all: typeof answers) => GenericSchema<unknown, T>;

/** A request and its answer, as the functions in this folder describe them. */
export interface Call<T> extends Question {
  readonly answer: Decoder<T>;
}

/**
 * A call as the contract defines it: a literal that `satisfies` it agrees with the contract on
 * method, path, access, parameters, body and encoding.
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
  readonly answer?: Decoder<unknown>;
} & (E extends { readonly query: infer S extends GenericSchema }
    ? { readonly query: Loose<InferInput<S>> }
    : { readonly query?: never }) &
  (E extends { readonly body: infer S extends GenericSchema }
    ? { readonly body: Loose<InferInput<S>> }
    : { readonly body?: never }) &
  (E extends { readonly encoding: infer X extends BodyEncoding }
    ? { readonly encoding: X }
    : { readonly encoding?: never });

/** A path pattern with any text for its parameters, such as `/carrinho/{id}`. */
type PathOf<P extends string> = P extends `${infer Head}{${string}}${infer Tail}`
  ? `${Head}${string}${PathOf<Tail>}`
  : P;

/** The same fields; optional ones may be undefined. */
type Loose<T> = { readonly [K in keyof T]: undefined extends T[K] ? T[K] | undefined : T[K] };
