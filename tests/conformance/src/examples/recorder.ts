import type { Fetch } from '@ponte/conformance';
import type { EndpointDefinition } from '@ponte/contract/endpoint';
import { endpoints } from '@ponte/contract/endpoints';
import type { CallExample } from '@ponte/contract/openapi';

/** The most entries of a list in an example. */
const mostEntries = 8;

type Recorded = { -readonly [Key in keyof CallExample]: CallExample[Key] } & {
  readonly responses: Record<string, unknown>;
};

export interface Recorder {
  /** To the server, keeping the first request that succeeds and the first answer of each status. */
  readonly fetch: Fetch;
  readonly examples: Readonly<Record<string, Recorded>>;
}

export const calls: readonly (readonly [name: string, definition: EndpointDefinition])[] =
  Object.entries(endpoints);

export function createRecorder(): Recorder {
  const examples: Record<string, Recorded> = Object.fromEntries(
    calls.map(([name]) => [name, { responses: {} }]),
  );
  return {
    examples,
    fetch: async (address, init) => {
      const response = await fetch(address, init);
      const found = callOf(new URL(address), init.method ?? 'GET');
      const example = found && examples[found.name];
      const isKept = found?.statuses.includes(String(response.status));
      if (!example || !isKept || String(response.status) in example.responses) return response;
      if (response.status === 200) Object.assign(example, requestOf(new URL(address), init, found));
      const isFile = found.file && response.status === 200;
      const isJson =
        !isFile && response.headers.get('Content-Type')?.startsWith('application/json');
      example.responses[response.status] = isJson ? cut(await response.clone().json()) : undefined;
      return response;
    },
  };
}

interface Found {
  readonly name: string;
  /** Those that the contract names. */
  readonly statuses: readonly string[];
  readonly params: Readonly<Record<string, string>>;
  /** Whether a file is answered, which has no example. */
  readonly file: boolean;
}

function callOf({ pathname }: URL, method: string): Found | undefined {
  for (const [name, { path, method: own, responses, file }] of calls) {
    const groups = path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    const match = own === method ? new RegExp(`^${groups}$`).exec(pathname) : null;
    if (match) {
      const statuses = Object.keys(responses);
      return { name, statuses, params: { ...match.groups }, file: file !== undefined };
    }
  }
  return undefined;
}

function requestOf({ searchParams }: URL, { body }: RequestInit, { params }: Found) {
  const query = Object.fromEntries(searchParams);
  return {
    ...(Object.keys(params).length > 0 && { params }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(typeof body === 'string' && { body: parsed(body) }),
    ...(body instanceof FormData && { body: fieldsOf(body) }),
  };
}

function parsed(text: string): unknown {
  return JSON.parse(text);
}

/** Files by their names. */
function fieldsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
}

/** The same JSON with shorter lists. */
function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, mostEntries).map(cut);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cut(inner)]));
}
