import type { Log, Metrics } from '@ponte/telemetry';
import { wrongMethod } from '@ponte/web-server';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { routes } from '../routes/routes.ts';

/** In characters. */
const longest = 2000;

/** Reports a second that are read; the others are dropped, as a flood would be. */
const mostPerSecond = 20;

const known = new Set(routes.map(({ path }) => path));

const report = v.object({
  route: v.pipe(
    v.string(),
    v.check((path) => known.has(path)),
  ),
  vitals: v.pipe(
    v.array(
      v.object({
        name: v.picklist(['CLS', 'INP', 'LCP', 'TTFB']),
        value: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
      }),
    ),
    v.maxLength(8),
  ),
  errors: v.pipe(v.array(v.object({ kind: v.string(), at: v.string() })), v.maxLength(5)),
});

/** The distinguished kinds; a label of a metric has few values. */
const kinds = new Set(['Error', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError']);

/** A place in a file of the build. */
const place = /\/assets\/[\w.-]{1,80}\.js:\d{1,6}:\d{1,7}$/;

interface VisitsOptions {
  readonly metrics: Metrics;
  readonly log: Log;
  /** Milliseconds. */
  readonly now: () => number;
}

/**
 * `POST /vitals`: what browsers tell about visits, counted by the pattern of the address. A report
 * that is wrong, of another site or one too many is dropped: the browser does not wait for a
 * response.
 */
export function visits({ metrics, log, now }: VisitsOptions): Hono {
  const countError = metrics.counter('ponte_web_errors_total', 'Uncaught errors in browsers.', [
    'route',
    'kind',
  ]);
  const seconds = metrics.histogram(
    'ponte_web_vital_seconds',
    'LCP, INP and TTFB of visits.',
    ['name', 'route'],
    [0.05, 0.1, 0.2, 0.5, 1, 1.8, 2.5, 4, 8],
  );
  const shift = metrics.histogram(
    'ponte_web_layout_shift',
    'CLS of visits.',
    ['route'],
    [0.01, 0.05, 0.1, 0.25, 0.5],
  );
  const isOneTooMany = limit(now);
  const app = new Hono();
  app.post('/vitals', async (context) => {
    if (!isOwn(context)) return context.body(null, 403);
    if (isOneTooMany()) return context.body(null, 429);
    const read = v.safeParse(report, parsed(await context.req.text()));
    if (!read.success) return context.body(null, 400);
    const { route, vitals, errors } = read.output;
    for (const { name, value } of vitals) {
      if (name === 'CLS') shift({ route }, value);
      else seconds({ name, route }, value / 1000);
    }
    for (const { kind, at } of errors) {
      const known = kinds.has(kind) ? kind : 'other';
      countError({ route, kind: known });
      log.warn('error in a browser', { route, kind: known, at: place.exec(at)?.[0] });
    }
    return context.body(null, 204);
  });
  app.all('/vitals', (context) => wrongMethod(context, ['POST']));
  return app;
}

/** Whether a page of this shop sends it, and it is as short as its reports are. */
function isOwn(context: Context): boolean {
  const site = context.req.header('Sec-Fetch-Site') ?? 'same-origin';
  const length = Number(context.req.header('Content-Length') ?? Infinity);
  return site === 'same-origin' && length <= longest;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether there were more than this many in the present second. */
function limit(now: () => number): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const present = Math.floor(now() / 1000);
    [second, count] = [present, present === second ? count + 1 : 1];
    return count > mostPerSecond;
  };
}
