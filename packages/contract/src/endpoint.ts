import type { GenericSchema } from 'valibot';
import type { RequestParts } from './request.ts';
import type { StaffRole } from './staff/roles.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `optional`: the session is used if there is one. `staff`: the back office's session. */
export type Access = 'public' | 'optional' | 'bearer' | 'staff';

/** JSON by default. */
export type BodyEncoding = 'json' | 'multipart';

/** The media type of a response that is not JSON. */
export type AnswerFile =
  | 'application/pdf'
  | 'application/json'
  | 'text/csv'
  /** The file's own media type. */
  | 'application/octet-stream';

/**
 * One call of the store's API as plain data.
 *
 * `path` is absolute with parameters in braces (`/produtos/{id}`); `params`, `query` and `body` are
 * schemas of the request, `responses` of the response bodies by status. Query and path parameters
 * are strings.
 */
export interface EndpointDefinition {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** With the access `staff`: who may make the call. */
  readonly roles?: readonly StaffRole[];
  readonly encoding?: BodyEncoding;
  readonly params?: GenericSchema;
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  /** Its prices are in the visitor's currency, which the client says as `moeda_id`. */
  readonly isPriced?: true;
  /** How long a client waits for it, in milliseconds, where that is longer than usual. */
  readonly timeoutMs?: number;
  /** The client leaves out the `lang` of Portuguese, which is the default (decision 17). */
  readonly omitsPortuguese?: true;
  /** The type of the file in a 200 response, whose schema is then a blob. JSON by default. */
  readonly file?: AnswerFile;
  /** Writes what a client is given in the shop's own words as it travels. Absent: it is given as it travels. */
  encode?(input: object): RequestParts;
  /** Reads a 200 response into the shop's own words. Absent: the response stays as it travels. */
  readonly decode?: GenericSchema;
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
