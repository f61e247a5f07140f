import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
} from '@opentelemetry/api';
import { failureReason } from './failure-reason.ts';
import { currentRequestId } from './request-id.ts';

/**
 * What a span says besides its name and times, by OpenTelemetry's names. Never a person's name, address,
 * number or text, nor an address that may name an order.
 */
export type SpanFields = Readonly<Record<string, string | number>>;

/** `traceparent` and `tracestate`, as they stand in headers (https://www.w3.org/TR/trace-context/). */
export type TraceHeaders = Readonly<Record<string, string>>;

interface SpanOptions {
  /** What it does: answers a request, calls another process, or works on a job. */
  readonly kind: 'server' | 'client' | 'consumer';
  readonly fields?: SpanFields;
  /** What another process said it belongs to; without it, it belongs to the span that runs. */
  readonly parent?: TraceHeaders;
}

/** A span while its work runs. */
export interface OpenSpan {
  /** Adds what is known only at the end. */
  say(name: string, fields: SpanFields): void;
  /** Marks it as failed although its work does not reject, with the error's kind and place. */
  fail(error: unknown): void;
}

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const;

const silent: OpenSpan = { say: () => undefined, fail: () => undefined };

let isTraced = false;

/** Called by `startTracing` alone. */
export function setTraced(traced: boolean): void {
  isTraced = traced;
}

/**
 * Runs work as a span of the trace, if traces are sent anywhere; a rejection is recorded with its
 * kind and place.
 */
export async function inSpan<Result>(
  name: string,
  { kind, fields = {}, parent }: SpanOptions,
  work: (span: OpenSpan) => Result | Promise<Result>,
): Promise<Result> {
  if (!isTraced) return work(silent);
  const around = parent ? propagation.extract(ROOT_CONTEXT, parent) : context.active();
  // Work without a request, such as looking for due jobs, is not traced.
  if (kind === 'client' && !trace.getSpan(around)) return work(silent);
  const options = { kind: kinds[kind], attributes: { ...fields, ...ofRequest() } };
  return trace.getTracer('ponte').startActiveSpan(name, options, around, async (span) => {
    const open = openSpan(span);
    try {
      return await work(open);
    } catch (error) {
      open.fail(error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** What OpenTelemetry calls a request by; `route` is the pattern of its address. */
export function requestFields(method: string, route: string, status: number): SpanFields {
  return {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
  };
}

function openSpan(span: Span): OpenSpan {
  return {
    say: (name, fields) => {
      span.updateName(name);
      span.setAttributes(fields);
      const status = Number(fields['http.response.status_code']);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    },
    fail: (error) => span.setStatus({ code: SpanStatusCode.ERROR, message: failureReason(error) }),
  };
}

function ofRequest(): SpanFields {
  const id = currentRequestId();
  return id === undefined ? {} : { 'ponte.request_id': id };
}

/**
 * The headers that make another process's spans children of the running one; empty without a span.
 */
export function traceHeaders(): TraceHeaders {
  const headers: Record<string, string> = {};
  if (isTraced) propagation.inject(context.active(), headers);
  return headers;
}

/** The trace and the span that run, for the log. */
export function traceIds(): { readonly traceId?: string; readonly spanId?: string } {
  const span = isTraced ? trace.getActiveSpan()?.spanContext() : undefined;
  return span ? { traceId: span.traceId, spanId: span.spanId } : {};
}
