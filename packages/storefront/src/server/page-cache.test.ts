import { EncodedPage } from '@ponte/web-server';
import { describe, expect, it } from 'vitest';
import { PageCache, type RenderedPage } from './page-cache.ts';

function page(html: string, status: RenderedPage['status'] = 200): RenderedPage {
  return { status, body: new EncodedPage(html), cacheable: status !== 503 };
}

async function textOf({ body }: RenderedPage): Promise<string> {
  return (await body.encode('')).body.toString();
}

function cacheAt(start: number, maxBytes = 1_000_000) {
  const clock = { time: start };
  const shown = { version: 1 };
  const reported: unknown[] = [];
  const answers: string[] = [];
  const cache = new PageCache({
    freshFor: 60,
    staleFor: 600,
    keptFor: 6000,
    patience: 20,
    maxBytes,
    now: () => clock.time,
    version: () => shown.version,
    answered: (how) => answers.push(how),
    report: (error) => reported.push(error),
  });
  /** What is served for `key` now; `text` where it has to be rendered. */
  const ask = async (key: string, text: string, status: RenderedPage['status'] = 200) =>
    textOf(await cache.get(key, async () => page(text, status)));
  return { cache, clock, shown, ask, reported, answers };
}

/** A page's text of about as many bytes. */
const heavy = (name: string, bytes: number) => name.padEnd(bytes, '.');

/** Waits for the end of a background refresh. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('PageCache', () => {
  it('serves a fresh page without rendering it again', async () => {
    const { cache, clock } = cacheAt(0);
    await cache.get('/', async () => page('first'));
    clock.time = 60;

    const served = await cache.get('/', async () => page('second'));

    expect(await textOf(served)).toBe('first');
  });

  it('serves a stale page at once and the new one to the next visitor', async () => {
    const { cache, clock } = cacheAt(0);
    await cache.get('/', async () => page('old'));
    clock.time = 61;

    const during = await cache.get('/', async () => page('new'));
    await settle();
    const after = await cache.get('/', async () => page('newest'));

    expect([await textOf(during), await textOf(after)]).toEqual(['old', 'new']);
  });

  it('serves no page from before what every page shows changed, fresh or stale', async () => {
    const { shown, clock, ask } = cacheAt(0);
    await ask('/', 'of Ponte');
    await ask('/contato', 'contact of Ponte');
    shown.version = 2;

    expect(await ask('/', 'of Sol')).toBe('of Sol');
    clock.time = 61;
    expect(await ask('/contato', 'contact of Sol')).toBe('contact of Sol');
    expect(await ask('/contato', 'rendered again')).toBe('contact of Sol');
  });

  it('keeps a page as one of the version with which its rendering began', async () => {
    const { cache, shown, ask } = cacheAt(0);
    await cache.get('/', async () => {
      shown.version = 2;
      return page('of Ponte');
    });

    expect(await ask('/', 'of Sol')).toBe('of Sol');
  });

  it('serves an outdated page where the new one fails', async () => {
    const { cache, shown, ask, reported } = cacheAt(0);
    await ask('/', 'of Ponte');
    shown.version = 2;

    expect(await ask('/', 'failed', 503)).toBe('of Ponte');
    const served = await cache.get('/', () => Promise.reject(new Error('no memory')));
    expect(await textOf(served)).toBe('of Ponte');
    expect(reported).toHaveLength(1);
  });

  it('reports a rendering that fails while the stale page is served', async () => {
    const { cache, clock, reported } = cacheAt(0);
    await cache.get('/', async () => page('old'));
    clock.time = 61;
    const defect = new Error('no page');

    const served = await cache.get('/', () => Promise.reject(defect));
    await settle();

    expect([await textOf(served), reported]).toEqual(['old', [defect]]);
  });

  it('reports whether a page was fresh, stale or rendered', async () => {
    const { clock, ask, answers } = cacheAt(0);
    await ask('/', 'first');
    await ask('/', 'second');
    clock.time = 61;
    await ask('/', 'third');

    expect(answers).toEqual(['rendered', 'fresh', 'stale']);
  });

  it('renders a page again before serving it when it is older than stale', async () => {
    const { clock, ask, answers } = cacheAt(0);
    await ask('/', 'old');
    clock.time = 661;

    expect(await ask('/', 'new')).toBe('new');
    expect(answers).toEqual(['rendered', 'rendered']);
  });

  it('serves a page past its stale time where the new one fails, until it is too old', async () => {
    const { cache, clock, ask, reported } = cacheAt(0);
    await ask('/', 'old');
    clock.time = 6060;

    expect(await ask('/', 'failed', 503)).toBe('old');
    const served = await cache.get('/', () => Promise.reject(new Error('down')));
    expect(await textOf(served)).toBe('old');
    expect(reported).toHaveLength(1);
    clock.time = 6061;
    expect(await ask('/', 'failed', 503)).toBe('failed');
  });

  it('serves a page past its stale time where the new one is late, and the new one afterwards', async () => {
    const { cache, clock, ask } = cacheAt(0);
    await ask('/', 'old');
    clock.time = 661;
    let arrive: (page: RenderedPage) => void = () => undefined;
    const late = new Promise<RenderedPage>((resolve) => (arrive = resolve));

    expect(await textOf(await cache.get('/', () => late))).toBe('old');
    arrive(page('new'));
    await settle();
    expect(await ask('/', 'unused')).toBe('new');
  });

  it('keeps the stale page when the API has stopped, and tries again for each visitor', async () => {
    const { cache, clock } = cacheAt(0);
    await cache.get('/', async () => page('good'));
    clock.time = 100;

    await cache.get('/', async () => page('failed', 503));
    await settle();
    await cache.get('/', () => Promise.reject(new Error('down')));
    await settle();
    const served = await cache.get('/', async () => page('recovered'));
    await settle();

    expect(await textOf(served)).toBe('good');
    expect(await textOf(await cache.get('/', async () => page('unused')))).toBe('recovered');
  });

  it('does not keep a page that failed', async () => {
    const { cache } = cacheAt(0);
    await cache.get('/', async () => page('failed', 503));

    expect(await textOf(await cache.get('/', async () => page('good')))).toBe('good');
  });

  it('renders once for visitors who ask at the same time', async () => {
    const { cache } = cacheAt(0);
    let renderings = 0;
    const render = async () => {
      renderings += 1;
      await settle();
      return page('once');
    };

    await Promise.all([cache.get('/', render), cache.get('/', render), cache.get('/', render)]);

    expect(renderings).toBe(1);
  });

  it('takes no more memory than its limit, whatever is requested', async () => {
    const { cache, ask } = cacheAt(0, 1_000_000);
    for (let number = 0; number < 500; number += 1) {
      await ask(`/produtos?text=${number}`, heavy('list', 50_000));
      await ask(`/nothing/${number}`, heavy('missing', 20_000), 404);
    }

    expect(cache.bytes).toBeLessThan(1_000_000);
    expect(cache.bytes).toBeGreaterThan(800_000);
  });

  it('holds no more after a million addresses than after a thousand', async () => {
    const { cache } = cacheAt(0, 1_000_000);
    const made = page(heavy('list', 2_000));
    const nothing: RenderedPage = { ...made, status: 404 };
    const visit = async (from: number, to: number) => {
      for (let number = from; number < to; number += 1) {
        await cache.get(`/${number}`, async () => (number % 2 === 0 ? made : nothing));
      }
      return cache.bytes;
    };

    const soon = await visit(0, 1_000);

    expect(await visit(1_000, 1_000_000)).toBeLessThanOrEqual(soon * 1.01);
  });

  it('lets go of the page that was asked for longest ago when it is full', async () => {
    const { ask } = cacheAt(0, 120_000);
    await ask('/a', heavy('a', 50_000));
    await ask('/b', heavy('b', 50_000));
    await ask('/a', 'unused');
    await ask('/c', heavy('c', 50_000));

    expect(await ask('/a', 'new a')).toBe(heavy('a', 50_000));
    expect(await ask('/b', 'new b')).toBe('new b');
  });

  it('keeps pages that are requested repeatedly, however many new addresses come', async () => {
    const { clock, ask } = cacheAt(0);
    await ask('/', heavy('home', 50_000));
    clock.time = 61;
    await ask('/', heavy('home', 50_000));
    await settle();

    for (let number = 0; number < 200; number += 1) {
      await ask(`/produtos?text=${number}`, heavy('list', 50_000));
      await ask(`/nothing/${number}`, heavy('missing', 50_000), 404);
    }

    expect(await ask('/', 'rendered anew')).toBe(heavy('home', 50_000));
  });

  it('does not let addresses where nothing is push out pages', async () => {
    const { ask } = cacheAt(0);
    await ask('/produto/furadeira', heavy('product', 50_000));
    for (let number = 0; number < 200; number += 1) {
      await ask(`/nothing/${number}`, heavy('missing', 20_000), 404);
    }

    expect(await ask('/produto/furadeira', 'rendered anew')).toBe(heavy('product', 50_000));
    expect(await ask('/nothing/199', 'rendered anew', 404)).toBe(heavy('missing', 20_000));
  });
});
