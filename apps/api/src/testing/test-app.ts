import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EndpointDefinition } from '@ponte/contract/endpoint';
import { wireError } from '@ponte/contract/errors';
import { requestOf as plainRequestOf } from '@ponte/contract/request';
import { demoShop } from '@ponte/demo-shop';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { fetchPicture } from '../adapters/media/fetch-picture.ts';
import { createMedia } from '../adapters/media/media.ts';
import { storedPictures } from '../adapters/media/stored-pictures.ts';
import { folderStorage } from '../adapters/storage/folder-storage.ts';
import type { Storage } from '../adapters/storage/storage.ts';
import { createApp, type AppOptions } from '../operations/app.ts';
import type { Db } from '../platform/db/client.ts';
import type { Log } from '../platform/runtime/log.ts';
import { openFilled, type TestCatalogue } from './filled-database.ts';
import { smallCatalogue } from './small-catalogue.ts';

export const testOrigins = { pt: 'https://br.example', es: 'https://py.example' };

export const testSecret = 'a secret of the tests, long enough';

export interface Sent {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, string | Blob>>;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response whose body was checked against the contract. */
export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** An app with an in-memory database and a manual clock. */
export interface TestApp {
  readonly app: Hono;
  readonly db: Db;
  passTime(ms: number): void;
  /** Of the clock, in milliseconds. */
  now(): number;
  readonly storage: Storage;
  readonly logged: string[];
  /** Makes a call that must succeed. */
  call<Definition extends EndpointDefinition>(
    definition: Definition,
    sent?: Sent,
  ): Promise<v.InferOutput<Definition['responses'][200]>>;
  /** Makes a call that must fail with a failure of the contract. */
  refused(
    definition: EndpointDefinition,
    sent?: Sent,
  ): Promise<Answer<v.InferOutput<typeof anyError>>>;
  tellAlerts(): Promise<void>;
  saveSearches(): Promise<void>;
  askForReviews(): Promise<void>;
  askForRates(): Promise<void>;
  /** Runs the jobs that are due. */
  runJobs(): Promise<void>;
  /** Resolves when background work and jobs that were started have ended. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

export const testStart = Date.UTC(2025, 10, 20, 12);

export async function startTestApp(
  catalogue: TestCatalogue = smallCatalogue,
  options: Partial<AppOptions> = {},
): Promise<TestApp> {
  const database = await openFilled(catalogue);
  let time = testStart;
  const logged: string[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'ponte-test-'));
  const storage = folderStorage(join(folder, 'uploads'));
  const { app, background, jobs, ...chores } = createApp({
    database,
    clock: { now: () => time },
    secret: testSecret,
    publicOrigin: 'https://api.example',
    sandboxPayments: true,
    origins: testOrigins,
    storage,
    media: createMedia({
      folder,
      draw: demoShop().drawPicture,
      stored: storedPictures(database.db, storage),
      drawnAtOnce: 2,
    }),
    fetchPicture: (address, signal) => fetchPicture(address, { isPrivateAllowed: true, signal }),
    log: recordingLog(logged),
    ...options,
  });
  const idle = async (): Promise<void> => {
    await background.idle();
    await jobs.idle();
    // What those jobs have made due.
    await background.idle();
    await jobs.idle();
  };
  return {
    app,
    db: database.db,
    storage,
    logged,
    passTime: (ms) => void (time += ms),
    now: () => time,
    call: async (definition, sent) => {
      const response = await send(app, definition, sent);
      const isFile = definition.file && response.ok;
      const body: unknown = await (isFile ? response.blob() : response.json());
      if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(body)}`);
      return v.parse(definition.responses[200], body);
    },
    refused: (definition, sent) => refused(app, definition, sent),
    ...chores,
    runJobs: () => jobs.runDue(),
    idle,
    close: async () => {
      await idle();
      await jobs.stop(0);
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function send(app: Hono, definition: EndpointDefinition, sent?: Sent): Promise<Response> {
  const { address, init } = requestOf(definition, sent);
  return app.request(address, init);
}

/** A call as a relative address and the options of `fetch`. */
export function requestOf(
  definition: EndpointDefinition,
  { form, token, headers, ...parts }: Sent = {},
): { readonly address: string; readonly init: RequestInit } {
  // A body that is no form is sent as JSON, whatever the call takes.
  const { address, init } = form
    ? plainRequestOf(definition, { ...parts, body: form })
    : plainRequestOf({ ...definition, encoding: 'json' }, parts);
  const sent = new Headers(init.headers);
  if (token !== undefined) sent.set('Authorization', `Bearer ${token}`);
  for (const [name, value] of Object.entries(headers ?? {})) sent.set(name, value);
  return { address, init: { ...init, headers: sent } };
}

/** Any failure's body, including additional fields. */
const anyError = v.looseObject(wireError.entries);

/** Statuses that any call may have. */
const general = new Set([400, 413, 415, 429, 500, 503]);

async function refused(
  app: Hono,
  definition: EndpointDefinition,
  sent?: Sent,
): Promise<Answer<v.InferOutput<typeof anyError>>> {
  const response = await send(app, definition, sent);
  const { status, headers } = response;
  const body: unknown = await response.json();
  if (status < 400) throw new Error(`Not refused: ${status} ${JSON.stringify(body)}`);
  const schema = definition.responses[status];
  v.parse(schema ?? wireError, body);
  if (!schema && !general.has(status)) throw new Error(`${status} is not in the contract`);
  return { status, headers, body: v.parse(anyError, body) };
}

function recordingLog(lines: string[]): Log {
  const record = (event: string, fields: object = {}) =>
    void lines.push(JSON.stringify({ event, ...fields }));
  return { info: record, warn: record, error: record };
}
