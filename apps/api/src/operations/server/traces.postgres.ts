import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from '@ponte/contract/accounts';
import { silentLog } from '@ponte/telemetry';
import { startTraceReceiver, type TraceReceiver } from '@ponte/telemetry/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brazilianForm } from '../../testing/customers.ts';
import { postgresVariable } from '../../testing/postgres-programs.ts';
import { requestOf } from '../../testing/test-app.ts';
import { readConfig } from './config.ts';
import { startServer, type RunningServer } from './server.ts';

let folder: string;
let receiver: TraceReceiver;
let server: RunningServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-traces-'));
  receiver = await startTraceReceiver();
  const origin = process.env[postgresVariable] ?? '';
  const client = new Client({ connectionString: `${origin}/postgres` });
  await client.connect();
  await client.query('create database traces');
  await client.end();
  const read = readConfig({
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: `${origin}/traces`,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    // No server listens: the mail is tried, and fails.
    SMTP_URL: 'smtp://127.0.0.1:9',
    TRUSTED_PROXIES: '1',
  });
  if (!read.ok) throw new Error(read.problem);
  const started = await startServer(read.config, silentLog);
  if (!started.ok) throw new Error(started.problem);
  server = started.server;
});
afterAll(async () => {
  await receiver.close();
  await rm(folder, { recursive: true, force: true });
});

test('a request, its statements and the jobs that it leaves are one trace, without what was asked', async () => {
  const traceId = 'c'.repeat(32);
  const parentSpanId = 'd'.repeat(16);
  const email = 'ana.traced@example.com';
  const form = { ...brazilianForm, email, email_confirmation: email };
  const headers = { traceparent: `00-${traceId}-${parentSpanId}-01` };
  const { address, init } = requestOf(register, { form, headers });
  const answer = await fetch(`${server.url}${address}`, {
    ...init,
    headers: { ...headers, 'X-Forwarded-For': '203.0.113.7' },
  });

  expect(answer.status).toBe(200);
  await expect
    .poll(() => receiver.spans.map(({ name }) => name), { interval: 200 })
    .toContain('job mail');
  await server.stop();

  const spans = receiver.spans.filter((span) => span.traceId === traceId);
  const request = spans.find(({ name }) => name === 'POST /ecom/cliente/cadastrar');
  expect(request).toMatchObject({ service: 'ponte-api', parentSpanId });
  const own = spans.filter((span) => span.parentSpanId === request?.spanId);
  expect(own.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['begin', 'insert customers', 'insert jobs', 'commit']),
  );
  expect(spans).toContainEqual(expect.objectContaining({ name: 'job mail', failed: true }));
  expect(JSON.stringify(receiver.spans)).not.toMatch(/ana\.traced|Souza|203\.0\.113/);
});
