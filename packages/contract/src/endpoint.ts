import type { GenericSchema } from 'valibot';

/** The HTTP methods that the contract uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: nobody in particular, a customer if there is one, or a customer only. */
export type Access = 'public' | 'optional' | 'bearer';

/** How a request body travels. Absent means JSON. */
export type BodyEncoding = 'json' | 'multipart';

/** What an answer is made of where it is no JSON. */
export type AnswerFile = 'application/pdf';

/**
 * One call of the store's API as plain data.
 *
 * `path` is absolute and names its parameters in braces (`/produtos/{id}`); `params`, `query` and
 * `body` are schemas of what is sent, `responses` of what comes back, by status. Query and path
 * parameters are strings, as they are in an address.
 */
export interface EndpointDefinition {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly encoding?: BodyEncoding;
  readonly params?: GenericSchema;
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  /** The type of the file that 200 answers with; its schema is a blob then. Absent means JSON. */
  readonly file?: AnswerFile;
  readonly responses: { readonly 200: GenericSchema } & {
    readonly [status: number]: GenericSchema;
  };
}

/**
 * Declares a call, keeping the exact types of its schemas.
 *
 * @example
 * const listBrands = endpoint({
 *   method: 'GET', path: '/api/public/brands', summary: 'Brands', access: 'public',
 *   responses: { 200: v.array(wireBrand) },
 * });
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const Definition extends EndpointDefinition>(
  definition: Definition,
): Definition {
  return definition;
}
