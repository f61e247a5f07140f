import { expect as base } from '@playwright/test';
import { test } from './storybook.ts';

/** Storybook is read once more in each frame. */
const expect = base.configure({ timeout: 60_000 });

test('a file server below any path shows the documentation, and its sidebar begins with how to start', async ({
  page,
}) => {
  const failures: string[] = [];
  page.on('requestfailed', (request) => failures.push(request.url()));
  page.on('response', (response) => response.ok() || failures.push(response.url()));
  await page.goto('./');

  const content = page.frameLocator('#storybook-preview-iframe');
  await expect(content.getByRole('heading', { name: '@ponte/ui' })).toBeVisible();
  const first = page.locator('[data-item-id]').first();
  await expect(first).toHaveAttribute('data-item-id', 'introduction--docs');
  await content.getByRole('link', { name: 'Vite', exact: true }).click();
  await expect(content.getByRole('heading', { name: 'Vite' })).toBeVisible();
  expect(failures).toEqual([]);
});

test('its tab has its name, and stories that no page shows are in no navigation', async ({
  page,
  request,
}) => {
  await page.goto('./?path=/docs/navigation-flagmenu--docs');
  await expect(page).toHaveTitle(/FlagMenu.* · Ponte: components for a shop$/);
  const description = page.locator('meta[name=description]');
  await expect(description).toHaveAttribute('content', /^The language switch: links to /);

  const { entries }: { entries: Readonly<Record<string, { type: string; tags: string[] }>> } =
    await (await request.get('index.json')).json();
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const hidden = stories.filter(({ tags }) => !tags.includes('dev'));
  expect(hidden.length).toBeGreaterThan(50);
  expect(stories.length - hidden.length).toBeGreaterThan(300);
});

test('the search finds words of any page, by the keyboard alone, and keeps what was looked for', async ({
  page,
}) => {
  await page.goto('./?path=/docs/basics-button--docs');
  const content = page.frameLocator('#storybook-preview-iframe');
  await expect(content.getByRole('heading', { name: 'Button', level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  const field = content.getByLabel('Words of any page');
  await expect(field).toBeFocused();
  await page.keyboard.type('carrinho external_id');
  await expect(content.getByRole('status').first()).toHaveText(/\d+ sections?/);
  await page.keyboard.press('Enter');
  await expect(content.getByRole('heading', { name: 'Writing a backend' })).toBeVisible();
  await expect(page).toHaveURL(/guides-writing-a-backend--docs/);

  await page.getByRole('button', { name: 'Search all pages' }).click();
  await expect(field).toHaveValue('carrinho external_id');
  await expect(content.getByRole('link', { name: /^Writing a backend/ }).first()).toBeVisible();
});

test('on a phone the search has no sideways scroll, and a result leads to its heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./?path=/docs/search--docs');
  const content = page.frameLocator('#storybook-preview-iframe');
  await content.getByLabel('Words of any page').fill('guard css layers');
  const found = content.getByRole('link', { name: /^Host styles: / }).first();
  await expect(found).toBeVisible();
  const widths = await content
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(widths).toEqual([390, 390]);
  const [, name = ''] = /: (.+)$/.exec((await found.textContent()) ?? '') ?? [];
  await found.click();
  await expect(content.getByRole('heading', { name, level: 2 })).toBeInViewport();
});

for (const [id, heading] of [
  ['introduction', '@ponte/ui'],
  ['money-pricetag', 'PriceTag'],
  ['guides-writing-a-backend', 'Writing a backend'],
  ['reference-sizes', 'Sizes'],
] as const) {
  test(`on a phone a page has no sideways scroll: ${heading}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`iframe.html?id=${id}--docs&viewMode=docs`);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    const widths = await page
      .locator('html')
      .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    expect(widths).toEqual([390, 390]);
  });
}

test('each page is there as Markdown, by llms.txt, and no manifest names a file of the machine', async ({
  request,
}) => {
  const index = await (await request.get('llms.txt')).text();
  const [, first = ''] = /\]\((docs\/basics-[^)]+)\)/.exec(index) ?? [];
  expect(await (await request.get(first)).text()).toMatch(/^# /);
  const manifest = await (await request.get('manifests/components.json')).text();
  expect(manifest).toContain('"basics-button"');
  expect(manifest).not.toContain(import.meta.dirname.replace(/visual$/, ''));
});

/** Pages whose stories open a dialog, a menu or a list at once, each in its own frame. */
const pages = [
  { id: 'addresses-addressform', frames: 2, shown: '[aria-invalid=true], [role=alert]' },
  { id: 'catalogue-productgallery', frames: 1, shown: '[role=dialog]' },
  { id: 'navigation-menu', frames: 3, shown: '[role=menu]' },
  { id: 'navigation-searchbox', frames: 4, shown: '[role=listbox]' },
];

for (const { id, frames, shown } of pages) {
  test(`the page of ${id} begins at its top, and each of its frames shows what it opened`, async ({
    page,
  }) => {
    await page.goto(`iframe.html?id=${id}--docs&viewMode=docs`);

    const stories = page.locator('.sb-story iframe');
    await expect(stories).toHaveCount(frames);
    for (const story of await stories.all()) {
      await expect(story.contentFrame().locator(shown).first()).toBeVisible();
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test("a page keeps its toolbar's language and theme, whatever its frames report", async ({
  page,
}) => {
  // Heard before anything else hears it.
  await page.addInitScript(() => {
    const hear = () => document.documentElement.setAttribute('data-heard', '');
    const isMark = ({ data }: MessageEvent) => data === 'mark' && hear();
    window.addEventListener('message', isMark);
  });
  const globals = 'locale:es-PY;theme:dark';
  await page.goto(`iframe.html?id=feedback-toaster--docs&viewMode=docs&globals=${globals}`);
  const frame = page.locator('.sb-story iframe').first();
  await expect(frame).toHaveAttribute('src', /es-PY.*dark/);
  const story = frame.contentFrame();
  await expect(story.getByText('Dirección guardada')).toBeVisible();

  await story.locator('body').evaluate(() => {
    const globals = { locale: 'pt-BR', theme: 'light' };
    const event = { type: 'globalsUpdated', args: [{ globals }], from: 'frame' };
    window.parent.postMessage(JSON.stringify({ key: 'storybook-channel', event }), '*');
    window.parent.postMessage('mark', '*');
  });
  const html = page.locator('html[data-heard]');
  await expect(html).toHaveCount(1);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(frame).toHaveAttribute('src', /es-PY.*dark/);
});
