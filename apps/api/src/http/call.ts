import type { EndpointDefinition } from '@ponte/contract/endpoint';
import type { Lang } from '@ponte/contract/wire';
import type { Context, Hono } from 'hono';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { readJson } from './body.ts';
import {
  failureBody,
  invalid,
  notFound,
  type Failure,
  type FieldErrors,
  type Reply,
} from './reply.ts';
import { fieldName, fieldTexts, type Text } from './texts.ts';
import { validate, type Checked } from './validate.ts';

type Part<Definition, Name extends string> = Definition extends {
  readonly [Key in Name]: infer Schema extends GenericSchema;
}
  ? InferOutput<Schema>
  : undefined;

/** A request whose every part fits the contract. */
export interface Call<Definition extends EndpointDefinition> {
  readonly params: Part<Definition, 'params'>;
  readonly query: Part<Definition, 'query'>;
  readonly body: Part<Definition, 'body'>;
  /** The language to answer in: Portuguese unless the request asks for Spanish. */
  readonly lang: Lang;
  readonly context: Context;
}

/** What carries out a call. */
export type Handler<Definition extends EndpointDefinition> = (
  call: Call<Definition>,
) => Promise<Reply<InferInput<Definition['responses'][200]>, keyof Definition['responses']>>;

/** How an answer may be kept by browsers and proxies; private and unkept when absent. */
export interface BindOptions {
  readonly cacheControl?: string;
}

/**
 * Puts a call of the contract on an app: checks path, query and body against the contract's
 * schemas, and answers failures in the shapes of the error catalogue.
 */
export function bind<Definition extends EndpointDefinition>(
  app: Hono,
  definition: Definition,
  handler: Handler<Definition>,
  options: BindOptions = {},
): void {
  app.on(definition.method, routePath(definition), async (context) => {
    const lang = langOf(context);
    const call = await readCall(definition, context, lang);
    const reply = 'status' in call ? call : await handler(call);
    if (reply.status !== 200) return context.json(failureBody(reply, lang), reply.status);
    context.header('Cache-Control', options.cacheControl ?? 'private, no-store');
    return context.json(reply.body);
  });
}

/** The path of a call as routers write it: `/products/:slugOrId`. */
export function routePath({ path }: EndpointDefinition): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** The language that a request asks for, also when the rest of it is wrong. */
export function langOf(context: Context): Lang {
  return context.req.query('lang') === 'es' ? 'es' : 'pt';
}

async function readCall<Definition extends EndpointDefinition>(
  definition: Definition,
  context: Context,
  lang: Lang,
): Promise<Call<Definition> | Failure> {
  const params = definition.params && validate(definition.params, context.req.param());
  if (params?.ok === false) return notFound();
  const query = definition.query && readQuery(definition.query, context);
  if (query?.ok === false) return invalid(query.fields);
  const read = definition.body && (await readJson(context));
  if (read && 'status' in read) return read;
  const body = definition.body && read && validate(definition.body, read.value);
  if (body?.ok === false) return invalid(body.fields);
  // The schemas that were just passed are the ones that the types are inferred from.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return {
    params: params?.value,
    query: query?.value,
    body: body?.value,
    lang,
    context,
  } as Call<Definition>;
}

/** Query parameters, each at most once; text without characters that a database can't hold. */
function readQuery(schema: GenericSchema, context: Context): Checked<unknown> {
  const single = new Map<string, string>();
  const wrong = new Map<string, readonly Text[]>();
  for (const [name, values] of Object.entries(context.req.queries())) {
    if (values.length > 1) wrong.set(name, [fieldTexts.repeated(fieldName(name))]);
    else if (values[0]?.includes('\0')) wrong.set(name, [fieldTexts.invalid(fieldName(name))]);
    else single.set(name, values[0] ?? '');
  }
  const fields: FieldErrors = Object.fromEntries(wrong);
  return wrong.size > 0 ? { ok: false, fields } : validate(schema, Object.fromEntries(single));
}
