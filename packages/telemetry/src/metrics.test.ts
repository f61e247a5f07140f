import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { silentLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

it('counts requests and their times by pattern and status', async () => {
  const metrics = createMetrics();
  metrics.answered({ method: 'GET', route: '/produto/:slug', status: 200, ms: 30 });
  metrics.answered({ method: 'GET', route: '/produto/:slug', status: 200, ms: 2000 });

  const text = await metrics.text();
  const labels = 'method="GET",route="/produto/:slug",status="200"';

  expect(text).toContain(`http_request_duration_seconds_count{${labels}} 2`);
  expect(text).toContain(`http_request_duration_seconds_bucket{le="0.05",${labels}} 1`);
  expect(text).toContain(`http_request_duration_seconds_sum{${labels}} 2.03`);
});

it('measures the process itself', async () => {
  const text = await createMetrics().text();

  expect(text).toContain('\nprocess_resident_memory_bytes ');
  expect(text).toContain('\nnodejs_eventloop_lag_p99_seconds ');
});

it('reads a gauge when it is asked, and leaves out one that can not be read', async () => {
  const metrics = createMetrics();
  let waiting = 1;
  metrics.gauge('jobs', 'Jobs.', ['state'], () => [
    { labels: { state: 'waiting' }, value: waiting },
  ]);
  metrics.gauge('orders', 'Orders.', [], () => Promise.reject(new Error('no database')));

  waiting = 7;
  const text = await metrics.text();

  expect(text).toContain('\njobs{state="waiting"} 7');
  expect(text).not.toMatch(/^orders/m);
});

it('waits for no gauge whose database hangs', async () => {
  const metrics = createMetrics();
  metrics.gauge('orders', 'Orders.', [], () => new Promise(() => undefined));
  metrics.gauge('connections', 'Connections.', [], () => [{ value: 3 }]);

  const text = await metrics.text();

  expect(text).toContain('\nconnections 3');
  expect(text).not.toMatch(/^orders/m);
});

it('counts lines of the log, those that are expected from zero on', async () => {
  const metrics = createMetrics();
  const log = metrics.counted(silentLog, ['mail failed', 'request failed']);
  log.error('mail failed');
  log.warn('slow');

  const text = await metrics.text();

  expect(text).toContain('ponte_log_lines_total{level="error",event="mail failed"} 1');
  expect(text).toContain('ponte_log_lines_total{level="error",event="request failed"} 0');
  expect(text).toContain('ponte_log_lines_total{level="warn",event="slow"} 1');
});

describe('the address of metrics', () => {
  let close = (): void => undefined;
  afterEach(() => close());

  it('answers /metrics and nothing else', async () => {
    const served = await serveMetrics(createMetrics(), { port: 0, host: '127.0.0.1' });
    if (!served.ok) throw new Error(served.problem);
    close = served.close;

    const answer = await fetch(served.url);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
      200,
      expect.stringContaining('text/plain'),
    ]);
    expect(await answer.text()).toContain('process_cpu_seconds_total');
    expect((await fetch(new URL('/', served.url))).status).toBe(404);
    expect((await fetch(served.url, { method: 'POST' })).status).toBe(404);
  });

  it('that is in use is reported in a sentence', async () => {
    const other = createServer();
    const port = await new Promise<number>((done) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        done(typeof address === 'object' && address ? address.port : 0);
      });
    });
    close = () => void other.close();

    expect(await serveMetrics(createMetrics(), { port, host: '127.0.0.1' })).toEqual({
      ok: false,
      problem: `Port ${port} for the metrics is taken: set METRICS_PORT to another one.`,
    });
  });
});
