import { createMetrics, jsonLog, startTracing, type Tracing } from '@ponte/telemetry';
import { startTraceReceiver, type TraceReceiver } from '@ponte/telemetry/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { region, storeApi } from '../testing/store-api.ts';
import { createStorefrontServer } from './storefront-server.ts';

const api = storeApi(500);
const lines: string[] = [];
const log = jsonLog({ write: (line) => lines.push(line) });
let receiver: TraceReceiver;
let tracing: Tracing;
beforeAll(async () => {
  receiver = await startTraceReceiver();
  tracing = await startTracing('ponte-br', { endpoint: receiver.endpoint, part: 1 }, log);
});
afterAll(async () => {
  await tracing.stop();
  await receiver.close();
  api.close();
});

const server = async (proxies: number) =>
  createStorefrontServer({
    region,
    apiOrigin: await api.origin,
    proxies,
    log,
    metrics: createMetrics(),
  });

const [traceId, spanId] = ['a'.repeat(32), 'b'.repeat(16)];
const headers = { traceparent: `00-${traceId}-${spanId}-01` };

it("a page's calls of the API belong to its own span, which belongs to the proxy's", async () => {
  await (await server(2)).request('/produto/martelo?text=segredo', { headers });
  await tracing.flush();

  const page = receiver.spans.find(({ name }) => name === 'GET /produto/:slug');
  expect(page).toMatchObject({ service: 'ponte-br', traceId, parentSpanId: spanId });
  const calls = receiver.spans.filter(({ name }) => name === 'API');
  expect(calls.map((call) => [call.traceId, call.parentSpanId])).toEqual(
    calls.map(() => [traceId, page?.spanId]),
  );
  expect(new Set(api.asked.map(({ traceparent }) => traceparent))).toEqual(
    new Set(calls.map((call) => `00-${traceId}-${call.spanId}-01`)),
  );
  expect(calls.length).toBeGreaterThan(0);
  expect(JSON.stringify(receiver.spans)).not.toMatch(/segredo|martelo/);
  expect(lines.join()).toContain(`"traceId":"${traceId}"`);
});

it('a browser can not choose the trace of its request', async () => {
  api.asked.length = 0;
  await (await server(1)).request('/ecom/cart', { headers });

  const told = String(api.asked[0]?.traceparent);
  expect(told).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(told).not.toContain(traceId);
});
