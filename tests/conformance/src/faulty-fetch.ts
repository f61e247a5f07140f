import type { Fetch } from '@ponte/conformance';
import type { EndpointDefinition } from '@ponte/contract/endpoint';

/** A call's request, which a fault may alter before it is sent. */
export interface Request {
  readonly url: URL;
  readonly headers: Headers;
  /** JSON, a form, or nothing. */
  body: unknown;
}

export interface Answer {
  status: number;
  body: unknown;
}

/** What a broken backend does with one call. */
export interface Fault {
  readonly name: string;
  /** The beginning of the rule's name that finds it. */
  readonly found: string;
  readonly on: EndpointDefinition;
  readonly asked?: (request: Request) => void;
  /** Alters the answer; `count` is how often the call was made before. */
  readonly answered?: (answer: Answer, request: Request, count: number) => void;
}

/** A `fetch` to a backend that has one fault. */
export function faultyFetch({ on, asked, answered }: Fault): Fetch {
  const path = new RegExp(`^${on.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  let count = 0;
  return async (address, init) => {
    const url = new URL(address);
    if ((init.method ?? 'GET') !== on.method || !path.test(url.pathname))
      return fetch(address, init);
    const headers = new Headers(init.headers);
    const isJson = typeof init.body === 'string';
    const body = typeof init.body === 'string' ? parsed(init.body) : init.body;
    const request: Request = { url, headers, body };
    asked?.(request);
    const response = await fetch(url, {
      ...init,
      headers,
      ...(isJson && { body: JSON.stringify(request.body) }),
    });
    const answer: Answer = { status: response.status, body: parsed(await response.text()) };
    answered?.(answer, request, count);
    count += 1;
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    return new Response(text, {
      status: answer.status,
      headers: { 'Content-Type': response.headers.get('Content-Type') ?? 'text/plain' },
    });
  };
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}
