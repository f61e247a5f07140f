import { expect, test } from '../harness/test.ts';

/** The HTML is the same for everyone, may be kept by anyone, and runs nothing but the shop's own code. */

// Spec: storefront 2.2
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
    // A page may be rendered again between two visits, with tokens of another hour.
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

// Spec: decision 29
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
