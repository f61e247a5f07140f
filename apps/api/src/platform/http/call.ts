import type { EndpointDefinition } from '@ponte/contract/endpoint';
import type { StaffRole } from '@ponte/contract/staff/roles';
import { newDeviceHeader } from '@ponte/contract/visit-limits';
import type { Lang } from '@ponte/contract/wire';
import type { Limit, VisitorLimit } from '@ponte/settings';
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Db } from '../db/client.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Device, Devices } from '../security/device-cookie.ts';
import type { RateLimiter } from '../security/rate-limits.ts';
import { findSession, type Session } from '../security/sessions.ts';
import {
  findStaffSession,
  type StaffCookie,
  type StaffSession,
} from '../security/staff-sessions.ts';
import { answerFailure, answerTooMany, langOf } from './answer-failure.ts';
import { formLimit, jsonLimit, readForm, readJson } from './body.ts';
import { countCall } from './count-call.ts';
import { texts } from './failure-texts.ts';
import { invalid, notFound, success, type Failure, type Result } from './failure.ts';
import { limitBody } from './limit-body.ts';
import { readQuery } from './query.ts';
import type { Reply } from './reply.ts';
import { isFromThisMachine } from './this-machine.ts';
import { validate } from './validate.ts';

type Part<Definition, Name extends string> = Definition extends {
  readonly [Key in Name]: infer Schema extends GenericSchema;
}
  ? InferOutput<Schema>
  : undefined;

interface SessionOfAccess {
  readonly public: undefined;
  readonly optional: Session | undefined;
  readonly bearer: Session;
  readonly staff: StaffSession;
}

type SessionOf<Definition extends EndpointDefinition> = SessionOfAccess[Definition['access']];

export interface Call<Definition extends EndpointDefinition> {
  readonly params: Part<Definition, 'params'>;
  readonly query: Part<Definition, 'query'>;
  readonly body: Part<Definition, 'body'>;
  /** Always present where the contract requires one. */
  readonly session: SessionOf<Definition>;
  /** The client's network for rate limits; see `clientAddress`. */
  readonly client: string;
  /** The client's device, on calls with a limit of visitors; see `Devices`. */
  readonly device: string | undefined;
  /** What the client calls itself. */
  readonly userAgent: string | undefined;
  /** The `Origin` header; trusted only when it is one of the shop's. */
  readonly origin: string | undefined;
  /** Whether it comes from this machine, and no header says otherwise. */
  readonly fromThisMachine: boolean;
  /** Portuguese unless the request asks for Spanish. */
  readonly lang: Lang;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
}

export type Handler<Definition extends EndpointDefinition> = (
  call: Call<Definition>,
) => Promise<Reply<InferInput<Definition['responses'][200]>, StatusOf<Definition>>>;

/** As numbers: the keys of a spread object are texts to the compiler. */
type StatusOf<Definition extends EndpointDefinition> = NumberOf<keyof Definition['responses']>;
type NumberOf<Key> = Key extends `${infer Status extends number}` ? Status : Key;

export interface BindOptions {
  /** `Cache-Control` of the response; private and no-store when absent. */
  readonly cacheControl?: string;
  /** Counted before anything else; see `countCall`. */
  readonly limit?: Limit | VisitorLimit;
  /** Paths of the storefront to which a browser is led that posted a form itself, without JavaScript. */
  readonly pages?: { readonly done: string; readonly failed: string };
}

/**
 * Adds a call of the contract to an app: validates session, path, query and body, and answers
 * failures in the shapes of the error catalogue.
 */
export type Bind = <Definition extends EndpointDefinition>(
  definition: Definition,
  handler: Handler<Definition>,
  options?: BindOptions,
) => void;

export interface BindDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
  readonly clientOf: (context: Context) => string;
  readonly devices: Devices;
  /** Of the back office's sessions; undefined where it is not served. */
  readonly staffCookie?: StaffCookie | undefined;
  /** Whether the demo owner may be signed in. */
  readonly demoOwner?: boolean | undefined;
}

export function createBind(app: Hono, deps: BindDeps): Bind {
  return (definition, handler, { cacheControl = 'private, no-store', limit, pages } = {}) => {
    const limited = limitBody(definition.encoding === 'multipart' ? formLimit : jsonLimit);
    app.on(definition.method, routePath(definition), limited, async (context) => {
      const isVisited = limit !== undefined && 'mostOfNetwork' in limit;
      const device = isVisited ? deps.devices(context) : undefined;
      if (device?.setCookie) context.header('Set-Cookie', device.setCookie);
      const call = await readCall(definition, context, deps, { limit, device });
      const reply = call.ok ? await handler(call.value) : call;
      if (pages && context.req.header('accept')?.includes('text/html')) {
        return context.redirect(reply.ok ? pages.done : pages.failed, 303);
      }
      if (!reply.ok) {
        return reply.status === 429
          ? answerTooMany(context, reply, deps.clock.now())
          : answerFailure(context, reply);
      }
      context.header('Cache-Control', cacheControl);
      if ('headers' in reply) {
        for (const [name, value] of Object.entries(reply.headers ?? {}))
          context.header(name, value);
      }
      if ('stream' in reply) {
        return context.body(reply.stream, 200, { 'Content-Type': reply.type });
      }
      if ('body' in reply && reply.body instanceof Blob) {
        return context.body(await reply.body.arrayBuffer(), 200, {
          'Content-Type': reply.body.type,
        });
      }
      if ('body' in reply) return context.json(reply.body);
      return context.body(reply.written.json, 200, { 'Content-Type': 'application/json' });
    });
  };
}

/** The path in the router's syntax: `/products/:slugOrId`. */
function routePath({ path }: EndpointDefinition): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

async function readCall<Definition extends EndpointDefinition>(
  definition: Definition,
  context: Context,
  deps: BindDeps,
  { limit, device }: { readonly limit: BindOptions['limit']; readonly device: Device | undefined },
): Promise<Result<Call<Definition>>> {
  const client = deps.clientOf(context);
  const session = await readSession(definition, context, deps);
  const retryAfter =
    limit &&
    (await countCall(deps.limiter, limit, {
      network: client,
      device: device?.setCookie === undefined ? device?.id : undefined,
      customerId:
        session.ok && session.value && 'customer' in session.value
          ? session.value.customer.id
          : undefined,
    }));
  if (retryAfter !== undefined) {
    // The cookie comes with this answer: the next call counts for the device alone.
    if (device?.setCookie) context.header(newDeviceHeader, 'new');
    return tooMany(retryAfter);
  }
  if (!session.ok) return session;
  const params = definition.params && validate(definition.params, context.req.param());
  if (params?.ok === false) return notFound();
  const query = definition.query && readQuery(definition.query, context);
  if (query?.ok === false) return invalid(query.fields);
  const body = definition.body && (await readBody(definition.body, definition.encoding, context));
  if (body?.ok === false) return body;
  const parts = {
    params: params?.value,
    query: query?.value,
    body: body?.value,
    session: session.value,
  };
  // The schemas just passed are the ones that the types are inferred from.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const call = {
    ...parts,
    client,
    device: device?.id,
    userAgent: context.req.header('user-agent'),
    origin: context.req.header('origin'),
    fromThisMachine: isFromThisMachine(context),
    lang: langOf(context),
    signal: context.req.raw.signal,
  } as Call<Definition>;
  return success(call);
}

/** `retryAfter` is in seconds. */
export function tooMany(retryAfter: number): Extract<Failure, { status: 429 }> {
  return { ok: false, status: 429, retryAfter };
}

/** The session of a request; an invalid token fails even where none is required. */
async function readSession(
  { access, roles }: EndpointDefinition,
  context: Context,
  deps: BindDeps,
): Promise<Result<Session | StaffSession | undefined>> {
  if (access === 'public') return success(undefined);
  if (access === 'staff') return readStaffSession(roles ?? [], context, deps);
  const { db, clock } = deps;
  const header = context.req.header('authorization');
  if (header === undefined && access === 'optional') return success(undefined);
  const token = /^Bearer ([\w-]{20,200})$/i.exec(header ?? '')?.[1];
  const session = token === undefined ? undefined : await findSession(db, token, clock.now());
  return session ? success(session) : { ok: false, status: 401, text: texts.sessionEnded };
}

async function readStaffSession(
  roles: readonly StaffRole[],
  context: Context,
  { db, clock, staffCookie, demoOwner = false }: BindDeps,
): Promise<Result<StaffSession>> {
  const token = staffCookie && getCookie(context, staffCookie.name);
  const session =
    token === undefined ? undefined : await findStaffSession(db, token, clock.now(), { demoOwner });
  if (!session) return { ok: false, status: 401, text: texts.sessionEnded };
  return roles.includes(session.member.role)
    ? success(session)
    : { ok: false, status: 403, text: texts.notYourRole };
}

async function readBody(
  schema: GenericSchema,
  encoding: EndpointDefinition['encoding'],
  context: Context,
): Promise<Result<unknown>> {
  const read = encoding === 'multipart' ? await readForm(context) : await readJson(context);
  if (!read.ok) return read;
  const checked = validate(schema, read.value);
  return checked.ok ? checked : invalid(checked.fields);
}
