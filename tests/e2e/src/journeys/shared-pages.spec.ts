import { watchRequests } from '../harness/quiet.ts';
import { expect, test } from '../harness/test.ts';

/** The HTML is the same for everyone, may be kept by anyone, and runs nothing but the shop's own code. */

test('two visitors get the same bytes, which any cache may keep', async ({
  catalogue,
  here,
  visitor,
}) => {
  const { slug } = await catalogue.buyable(0);
  const one = await (await visitor()).newPage();
  const other = await (await visitor({ locale: here.otherLocale, colorScheme: 'dark' })).newPage();

  for (const path of ['/', '/produtos', `/produto/${slug}`]) {
    const response = await one.goto(path);
    // A page may be made anew between two visits, with tokens of another hour.
    await expect(async () => {
      const [first, again] = [await one.goto(path), await other.goto(path)];
      expect(await again?.text(), path).toBe(await first?.text());
    }).toPass({ timeout: 15_000 });
    const caching = response?.headers()['cache-control'] ?? '';
    expect(caching, path).toMatch(/\bpublic\b/);
    expect(caching, path).toMatch(/\bs-maxage=\d+/);
    expect(caching, path).toMatch(/\bstale-while-revalidate=\d+/);
    expect(response?.headers()['set-cookie'], path).toBeUndefined();
  }
});

test('a shopper with a full cart gets the same bytes as a stranger', async ({
  store,
  catalogue,
  visitor,
}) => {
  const path = `/produto/${(await catalogue.buyable(0)).slug}`;
  await store.open(path);
  await store.addToCart.click();
  await expect(store.cart.lines).toHaveCount(1);
  await store.cartSaved();

  const served = await (await store.reload())?.text();

  const stranger = await (await visitor()).newPage();
  expect(served).toBe(await (await stranger.goto(path))?.text());
});

test('files with a hash in their name are kept for ever, compressed ahead of time', async ({
  page,
  store,
}) => {
  const quiet = watchRequests(page);
  const scripts: Record<string, string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.headers());
  });

  await store.open('/');
  await quiet();

  expect(scripts.length).toBeGreaterThan(0);
  for (const headers of scripts) {
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toMatch(/^(br|gzip)$/);
  }
});

test('the policy lets nothing run or load but the own origin', async ({ store }) => {
  const response = await store.open('/');
  const policy = new Map(
    (response?.headers()['content-security-policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );

  expect(policy.get('default-src')).toBe("'none'");
  // The script that keeps early presses and the styles of the first paint, by their hashes.
  expect(policy.get('script-src')).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
  expect(policy.get('style-src')).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
  expect(policy.get('connect-src')).toBe("'self'");
  expect(policy.get('base-uri')).toBe("'none'");
  expect(policy.get('form-action')).toBe("'self'");
  expect(policy.get('frame-ancestors')).toBe("'none'");
  expect(policy.get('require-trusted-types-for')).toBe("'script'");
  expect([...policy.values()].join(' ')).not.toMatch(/unsafe-|\*|https?:/);
  expect(response?.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
  });
});

test('the policy stops a script that found its way into the page', async ({
  page,
  store,
  troubles,
}) => {
  troubles.expect(/This document requires 'TrustedScript' assignment/);
  await store.open('/');

  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    try {
      script.textContent = 'document.title = "taken over"';
    } catch {
      return 'refused as a text';
    }
    document.head.append(script);
    await new Promise((settle) => setTimeout(settle));
    return document.title === 'taken over' ? 'ran' : 'stopped';
  });

  expect(ran).not.toBe('ran');
});
