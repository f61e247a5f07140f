import { setTimeout as pause } from 'node:timers/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Log } from './log.ts';

/** What `collect` finds at the moment it is asked: a value for each set of labels. */
export interface Reading {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** An HTTP request that was answered. */
export interface AnsweredRequest {
  readonly method: string;
  /** The pattern of its address: an address itself may name a person, and there are endlessly many. */
  readonly route: string;
  readonly status: number;
  /** Milliseconds. */
  readonly ms: number;
}

/** What a process counts and measures, in Prometheus' format. */
export interface Metrics {
  answered(request: AnsweredRequest): void;
  /** A counter with labels of few values. */
  counter<Label extends string>(
    name: string,
    help: string,
    labels: readonly Label[],
  ): (values: Readonly<Record<Label, string>>, by?: number) => void;
  /** A histogram with labels of few values; `buckets` are upper bounds. */
  histogram<Label extends string>(
    name: string,
    help: string,
    labels: readonly Label[],
    buckets: readonly number[],
  ): (values: Readonly<Record<Label, string>>, value: number) => void;
  /** Values that are read at each scrape. A failed reading leaves them out. */
  gauge(
    name: string,
    help: string,
    labels: readonly string[],
    collect: () => readonly Reading[] | Promise<readonly Reading[]>,
  ): void;
  /** A log whose lines are counted by level and event; `expected` events begin at zero. */
  counted(log: Log, expected: readonly string[]): Log;
  /** The page of a scrape. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** In seconds. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of a process, with those of Node: memory, processor, event loop. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by pattern of the address and status, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: durations,
    registers,
  });
  const lines = new Counter({
    name: 'ponte_log_lines_total',
    help: 'Lines of the log by level and event.',
    labelNames: ['level', 'event'],
    registers,
  });
  return {
    answered: ({ method, route, status, ms }) =>
      requests.observe({ method, route, status: String(status) }, ms / 1000),
    counter: (name, help, labelNames) => {
      const counter = new Counter({ name, help, labelNames, registers });
      return (values, by = 1) => counter.inc(values, by);
    },
    histogram: (name, help, labelNames, buckets) => {
      const histogram = new Histogram({ name, help, labelNames, buckets: [...buckets], registers });
      return (values, value) => histogram.observe(values, value);
    },
    gauge: (name, help, labelNames, collect) => {
      const measured = new Gauge({
        name,
        help,
        labelNames,
        registers: [],
        async collect() {
          this.reset();
          // One without labels would be zero.
          if (labelNames.length === 0) this.remove();
          for (const { labels = {}, value } of await readingsOf(collect)) this.set(labels, value);
        },
      });
      registry.registerMetric(measured);
    },
    counted: (log, expected) => {
      for (const event of expected) lines.inc({ level: 'error', event }, 0);
      const count =
        (level: keyof Log): Log['info'] =>
        (event, fields) => {
          lines.inc({ level, event });
          log[level](event, fields);
        };
      return { info: count('info'), warn: count('warn'), error: count('error') };
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** In milliseconds: Prometheus waits ten seconds, and takes a process without an answer for dead. */
const patienceMs = 2000;

async function readingsOf(
  collect: () => readonly Reading[] | Promise<readonly Reading[]>,
): Promise<readonly Reading[]> {
  // What can't be read is missing; the other metrics are needed most during an outage.
  try {
    return await Promise.race([collect(), pause(patienceMs, [], { ref: false })]);
  } catch {
    return [];
  }
}
