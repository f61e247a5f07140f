import { describe, expect, it } from 'vitest';
import { PageCache, type RenderedPage } from './page-cache.ts';

function page(html: string, cacheable = true): RenderedPage {
  return { status: cacheable ? 200 : 503, html, cacheable };
}

function cacheAt(start: number, capacity = 10) {
  const clock = { time: start };
  const cache = new PageCache({ freshFor: 60, staleFor: 600, capacity, now: () => clock.time });
  return { cache, clock };
}

/** Lets a refresh that nobody waits for come to its end. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('PageCache', () => {
  it('serves a fresh page without rendering it again', async () => {
    const { cache, clock } = cacheAt(0);
    await cache.get('/', async () => page('first'));
    clock.time = 60;

    const served = await cache.get('/', async () => page('second'));

    expect(served.html).toBe('first');
  });

  it('serves a stale page at once and the new one to the next visitor', async () => {
    const { cache, clock } = cacheAt(0);
    await cache.get('/', async () => page('old'));
    clock.time = 61;

    const during = await cache.get('/', async () => page('new'));
    await settle();
    const after = await cache.get('/', async () => page('newest'));

    expect([during.html, after.html]).toEqual(['old', 'new']);
  });

  it('renders anew what is older than stale', async () => {
    const { cache, clock } = cacheAt(0);
    await cache.get('/', async () => page('old'));
    clock.time = 661;

    expect((await cache.get('/', async () => page('new'))).html).toBe('new');
  });

  it('keeps the stale page when the API has stopped, and tries again for each visitor', async () => {
    const { cache, clock } = cacheAt(0);
    await cache.get('/', async () => page('good'));
    clock.time = 100;

    await cache.get('/', async () => page('failed', false));
    await settle();
    await cache.get('/', () => Promise.reject(new Error('down')));
    await settle();
    const served = await cache.get('/', async () => page('recovered'));
    await settle();

    expect(served.html).toBe('good');
    expect((await cache.get('/', async () => page('unused'))).html).toBe('recovered');
  });

  it('does not keep a page that failed', async () => {
    const { cache } = cacheAt(0);
    await cache.get('/', async () => page('failed', false));

    expect((await cache.get('/', async () => page('good'))).html).toBe('good');
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

  it('lets go of the page that was asked for longest ago when it is full', async () => {
    const { cache } = cacheAt(0, 2);
    await cache.get('/a', async () => page('a'));
    await cache.get('/b', async () => page('b'));
    await cache.get('/a', async () => page('unused'));
    await cache.get('/c', async () => page('c'));

    expect((await cache.get('/a', async () => page('new a'))).html).toBe('a');
    expect((await cache.get('/b', async () => page('new b'))).html).toBe('new b');
  });
});
