import { expect, it } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { serveMetrics } from '../serve-metrics.ts';
import { alertRules, firingBetween, pagesOf } from './alerts.ts';
import { fires } from './evaluate.ts';

const before = 'a{x="1"} 1\na{x="2"} 5\nb 4\n';
const after = 'a{x="1"} 3\na{x="2"} 5\nb 8\nnew 7\n';
const between = { before, after, job: 'shop', time: 100 };

it.each([
  ['a > 4', true],
  ['a > 5', false],
  ['a{x="1"} > 2', true],
  ['a{x="3"} > 0', false],
  ['a < 4', true],
  ['a < 3', false],
  ['a{x="1"} - time() < 0', true],
  ['time() - a{x="1"} < 97', false],
  ['a > 4 and on() sum(increase(a[5m])) > 1', true],
  ['a > 4 and on() sum(increase(a[5m])) > 2', false],
  ['a{x=~"[13]"} == 3', true],
  ['a{job="shop"} > 4', true],
  ['a{job="other"} > 0', false],
  ['increase(a{x="1"}[5m]) == 2', true],
  ['increase(a{x="2"}[5m]) > 0', false],
  ['increase(new[5m]) > 0', false],
  ['sum(rate(a[5m])) / sum(rate(b[5m])) == 0.5', true],
  ['1 - sum(rate(a[5m])) / sum(rate(b[5m])) > 0.4', true],
  ['1 - sum(rate(a[5m])) / sum(rate(b[5m])) > 0.5', false],
])('%s is %s, as Prometheus says', (expression, holds) => {
  expect(fires(expression, between)).toBe(holds);
});

it.each([
  ['a', 'No comparison'],
  ['max(a) > 1', 'Not known: max'],
  ['rate(a) > 1', 'a needs a range'],
  ['a + b > 1', 'Not known:  + b'],
  ['sum(a > 1', 'sum( is not closed'],
])('refuses %s, which it does not know', (expression, message) => {
  expect(() => fires(expression, between)).toThrow(message);
});

it('has at least ten rules, and each of them fires neither for a process that only stands', async () => {
  const metrics = createMetrics();
  const text = await metrics.text();

  expect(alertRules.size).toBeGreaterThanOrEqual(10);
  for (const job of ['ponte-api', 'ponte-pages']) {
    expect(firingBetween({ before: text, after: text, job })).toEqual([]);
  }
});

it('ProcessDown fires when a process is asked that is gone', async () => {
  const served = await serveMetrics(createMetrics(), { port: 0, host: '127.0.0.1' });
  if (!served.ok) throw new Error(served.problem);
  const scrape = async () => {
    const answer = await fetch(served.url).catch(() => undefined);
    return answer ? `up 1\n${await answer.text()}` : 'up 0\n';
  };
  const up = await scrape();
  served.close();
  const down = await scrape();

  expect(firingBetween({ before: up, after: up, job: 'ponte-api' })).toEqual([]);
  expect(firingBetween({ before: up, after: down, job: 'ponte-api' })).toEqual(['ProcessDown']);
});

const gigabyte = 2 ** 30;
const day = 86_400;

it.each([
  ['ShopUnreachable', 'ponte-probe', 'probe_success 1', 'probe_success 0'],
  [
    'CertificateExpires',
    'ponte-probe',
    `probe_ssl_earliest_cert_expiry ${115 * day}`,
    `probe_ssl_earliest_cert_expiry ${113 * day}`,
  ],
  [
    'DiskFills',
    'node',
    `node_filesystem_avail_bytes{fstype="ext4"} ${11 * gigabyte}\nnode_filesystem_size_bytes{fstype="ext4"} ${100 * gigabyte}`,
    `node_filesystem_avail_bytes{fstype="ext4"} ${9 * gigabyte}\nnode_filesystem_size_bytes{fstype="ext4"} ${100 * gigabyte}`,
  ],
  [
    'MemoryShort',
    'node',
    `node_memory_MemAvailable_bytes ${gigabyte}\nnode_memory_MemTotal_bytes ${4 * gigabyte}`,
    `node_memory_MemAvailable_bytes ${gigabyte / 4}\nnode_memory_MemTotal_bytes ${4 * gigabyte}`,
  ],
])('%s fires by what an exporter says', (alert, job, well, ill) => {
  const firing = (after: string) => firingBetween({ before: well, after, job, time: 100 * day });

  expect(firing(well)).toEqual([]);
  expect(firing(ill)).toEqual([alert]);
});

it.each([
  [['ApiFails', 'DatabaseOutage', 'PagesFail', 'CatalogueReloadFailed'], ['DatabaseOutage']],
  [['ApiFails', 'DiskFull', 'DiskFills'], ['DiskFull']],
  [['ApiFails', 'PaymentsFail', 'NoOrders'], ['PaymentsFail']],
  [['ApiFails', 'BugFound', 'PagesFail', 'ShopUnreachable'], ['ApiFails']],
  [['ProcessDown', 'PagesFail', 'ShopUnreachable'], ['ProcessDown']],
  [['NoOrders'], ['NoOrders']],
  [['MailLate', 'BackupLate'], []],
])('%j are one cause, and call a person once at most', (firing, pages) => {
  expect(pagesOf(firing)).toEqual(pages);
});
