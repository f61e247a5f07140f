import { setTimeout as later } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { jsonLog, silentLog } from './log.ts';
import { withRequestId } from './request-id.ts';
import { startTracing, type Tracing } from './start-tracing.ts';
import { startTraceReceiver, type TraceReceiver } from './testing/trace-receiver.ts';
import { inSpan, requestFields, traceHeaders } from './trace.ts';

const client = { kind: 'client' } as const;
const beginning = { kind: 'server', parent: {} } as const;

let receiver: TraceReceiver;
let tracing: Tracing | undefined;
beforeEach(async () => {
  receiver = await startTraceReceiver();
});
afterEach(async () => {
  await tracing?.stop();
  tracing = undefined;
  await receiver.close();
});

const start = async (part = 1) => {
  tracing = await startTracing('ponte-test', { endpoint: receiver.endpoint, part }, silentLog);
  return tracing;
};

it('sends a request and what it awaits as one trace, with the id of the request', async () => {
  const { flush } = await start();

  const result = await withRequestId('request-1', () =>
    inSpan('GET', beginning, async (span) => {
      const asked = await inSpan('select products', client, () => later(1, 'rows'));
      span.say('GET /produto/:slug', requestFields('GET', '/produto/:slug', 200));
      return asked;
    }),
  );
  await flush();

  const [statement, request] = receiver.spans;
  expect(result).toBe('rows');
  expect(request).toMatchObject({
    service: 'ponte-test',
    name: 'GET /produto/:slug',
    parentSpanId: '',
    fields: {
      'http.request.method': 'GET',
      'http.route': '/produto/:slug',
      'http.response.status_code': '200',
      'ponte.request_id': 'request-1',
    },
  });
  expect(statement).toMatchObject({
    name: 'select products',
    traceId: request?.traceId,
    parentSpanId: request?.spanId,
  });
});

it('goes on with the trace that another process names, and names it to the next', async () => {
  const { flush } = await start();
  const parent = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };

  const next = await inSpan('GET', { kind: 'server', parent }, () => traceHeaders());
  await flush();

  const [request] = receiver.spans;
  expect(request).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16) });
  expect(next).toEqual({ traceparent: `00-${'a'.repeat(32)}-${request?.spanId}-01` });
});

it('reports an error by its kind and place, and throws it on', async () => {
  const { flush } = await start();
  const failed = inSpan('GET', beginning, () =>
    Promise.reject(new TypeError('ana@example.com is no number')),
  );

  await expect(failed).rejects.toThrow('ana@example.com');
  await flush();
  expect(receiver.spans).toMatchObject([{ failed: true }]);
  expect(JSON.stringify(receiver.spans)).not.toContain('ana');
});

it('shows as failed what ends well although its work failed, by its kind and place', async () => {
  const { flush } = await start();

  await inSpan('job mail', beginning, (span) => span.fail(new Error('ana@example.com refused')));
  await inSpan('job mail', beginning, () => undefined);
  await flush();

  expect(receiver.spans.map(({ failed }) => failed)).toEqual([true, false]);
  expect(JSON.stringify(receiver.spans)).not.toContain('ana');
});

it('sends nothing of what belongs to no request, nor of traces that are not kept', async () => {
  const { flush } = await start(0);

  await inSpan('select jobs', client, () => later(1));
  await inSpan('GET', beginning, () => inSpan('select products', client, () => later(1)));
  await flush();

  expect(receiver.spans).toEqual([]);
});

it('lines of the log name trace and span', async () => {
  await start();
  const lines: string[] = [];
  const log = jsonLog({ write: (line) => lines.push(line) });

  const headers = await inSpan('GET', beginning, () => {
    log.info('request');
    return traceHeaders();
  });
  log.info('stopping');

  const [inside, outside] = lines.map((line) => JSON.parse(line));
  expect(headers['traceparent']).toBe(`00-${inside.traceId}-${inside.spanId}-01`);
  expect(outside).not.toHaveProperty('traceId');
});

it('makes no spans and no headers where no receiver is named', async () => {
  const done = await inSpan('GET', beginning, () =>
    inSpan('select products', client, () => traceHeaders()),
  );

  expect(done).toEqual({});
  expect(receiver.spans).toEqual([]);
});

it('a receiver that is away is logged, and delays no request', async () => {
  const lines: string[] = [];
  await receiver.close();
  const log = jsonLog({ write: (line) => lines.push(line) });
  tracing = await startTracing('ponte-test', { endpoint: receiver.endpoint, part: 1 }, log);

  expect(await inSpan('GET', beginning, () => 'answered')).toBe('answered');
  await tracing.flush();

  expect(lines.join()).toContain('"level":"warn"');
  expect(lines.join()).toContain('traces could not be sent');
  receiver = await startTraceReceiver();
});
