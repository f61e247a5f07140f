import { createMetrics, jsonLog } from '@ponte/telemetry';
import { metricsOf, shownMetrics } from '@ponte/telemetry/testing';
import { beforeEach, expect, it } from 'vitest';
import { visits } from './visits.ts';

let time: number;
let lines: string[];
let metrics: ReturnType<typeof createMetrics>;
let app: ReturnType<typeof visits>;
beforeEach(() => {
  time = 0;
  lines = [];
  metrics = createMetrics();
  const log = jsonLog({ write: (line) => lines.push(line) });
  app = visits({ metrics, log, now: () => time });
});

const visit = {
  route: '/produto/:slug',
  vitals: [
    { name: 'LCP', value: 1200 },
    { name: 'CLS', value: 0.02 },
  ],
  errors: [{ kind: 'TypeError', at: 'https://br.example/assets/shell-a1.js:1:234' }],
};

async function send(report: unknown, headers: Record<string, string> = {}): Promise<number> {
  const body = typeof report === 'string' ? report : JSON.stringify(report);
  const length = { 'Content-Length': String(body.length) };
  const init = { method: 'POST', body, headers: { ...length, ...headers } };
  return (await app.request('/vitals', init)).status;
}

it('counts what a visit was like by the pattern of its address', async () => {
  expect(await send(visit)).toBe(204);

  const text = await metrics.text();
  const labels = 'name="LCP",route="/produto/:slug"';
  expect(text).toContain(`ponte_web_vital_seconds_bucket{le="1.8",${labels}} 1`);
  expect(text).toContain(`ponte_web_vital_seconds_bucket{le="1",${labels}} 0`);
  expect(text).toContain('ponte_web_layout_shift_sum{route="/produto/:slug"} 0.02');
  expect(text).toContain('ponte_web_errors_total{route="/produto/:slug",kind="TypeError"} 1');
  const shown = [...shownMetrics].filter((name) => name.startsWith('ponte_web_'));
  const present = metricsOf(text);
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.filter((name) => !present.has(name))).toEqual([]);
});

it('writes where code failed into the log, and nothing that a page may have put there', async () => {
  await send(visit);
  await send({ ...visit, errors: [{ kind: 'Ana', at: 'https://br.example/?email=ana@x' }] });

  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'error in a browser', kind: 'TypeError', at: '/assets/shell-a1.js:1:234' },
    { event: 'error in a browser', kind: 'other' },
  ]);
  expect(`${lines.join()}${await metrics.text()}`).not.toMatch(/ana/i);
});

it.each([
  ['no JSON', '{'],
  ['an address', { ...visit, route: '/produto/martelo' }],
  ['an unknown vital', { ...visit, vitals: [{ name: 'Ana', value: 1 }] }],
  ['a time before the visit', { ...visit, vitals: [{ name: 'LCP', value: -1 }] }],
  ['a time of ages', { ...visit, vitals: [{ name: 'LCP', value: 1e12 }] }],
  ['many errors', { ...visit, errors: Array.from({ length: 6 }, () => visit.errors[0]) }],
])('drops a report with %s', async (_, report) => {
  expect(await send(report)).toBe(400);
  expect(await metrics.text()).not.toMatch(/^ponte_web_.*[1-9]$/m);
});

it('drops reports of another site, too long ones, and those without a length', async () => {
  expect(await send(visit, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  expect(await send('x'.repeat(2001))).toBe(403);
  expect((await app.request('/vitals', { method: 'POST', body: '{}' })).status).toBe(403);
});

it('reads twenty reports a second, and goes on in the next', async () => {
  for (let count = 0; count < 20; count += 1) expect(await send(visit)).toBe(204);
  expect(await send(visit)).toBe(429);

  time = 1000;
  expect(await send(visit)).toBe(204);
});

it('takes other methods for wrong', async () => {
  expect((await app.request('/vitals')).status).toBe(405);
});
