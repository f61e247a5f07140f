import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { folder, run } from './app.ts';
import { test } from './built-app.ts';

/** The files of the kit in the bundle, from its `dist`: `chunk-….js`, `locales/pt-BR.js`. */
async function bundledFiles(): Promise<readonly string[]> {
  const text = await readFile(join(folder(), 'dist/modules.json'), 'utf8');
  const modules: readonly string[] = JSON.parse(text);
  return modules.flatMap((id) => id.split('@ponte/ui/dist/').slice(1));
}

/** The file that an entry of the published kit stands for: the first chunk that it names. */
async function chunkOf(entry: string): Promise<string> {
  const file = join(folder(), 'node_modules/@ponte/ui/dist', `${entry}.js`);
  const [, chunk = ''] = /"\.\/(chunk-\w+\.js)"/.exec(await readFile(file, 'utf8')) ?? [];
  expect(chunk, `the chunk of ${entry}`).not.toBe('');
  return chunk;
}

test('the published types allow what is right and refuse what is wrong', async () => {
  expect(await run('tsc', '-p', '.')).toBe('');
});

test('the package documents its contents: each component with its size and page, and how to upgrade', async () => {
  const installed = join(folder(), 'node_modules/@ponte/ui');
  const list = await readFile(join(installed, 'COMPONENTS.md'), 'utf8');
  const files = await readdir(join(installed, 'dist'));
  const unlisted = files
    .filter((name) => /^(?!(?:index|functions)\.)[a-z-]+\.js$/.test(name))
    .filter((name) => !list.includes(`\`@ponte/ui/${name.slice(0, -'.js'.length)}\``));
  expect(unlisted).toEqual([]);
  expect(await readFile(join(installed, 'UPGRADING.md'), 'utf8')).toContain('a patch never does');
});

test("the stylesheet's animations have their own names, each of which it brings", async () => {
  const css = await readFile(join(folder(), 'node_modules/@ponte/ui/dist/styles.css'), 'utf8');
  const brought = [...css.matchAll(/@keyframes ([^{\s]+)/g)].map(([, name = '']) => name);
  expect(brought.length).toBeGreaterThan(5);
  expect(brought.filter((name) => !name.startsWith('ui-'))).toEqual([]);

  const animations = [...css.matchAll(/[{;]animation(?:-name)?:([^;}]+)/g)];
  const named = animations.map(([, value = '']) =>
    value.split(' ').filter((word) => brought.includes(word)),
  );
  expect(named.filter(({ length }) => length !== 1)).toEqual([]);
  expect(new Set(named.flat())).toEqual(new Set(brought));
});

test('every entry that the package names can be imported where there is no browser', async () => {
  const kit = join(folder(), 'node_modules/@ponte/ui');
  const manifest: { readonly exports: Readonly<Record<string, unknown>> } = JSON.parse(
    await readFile(join(kit, 'package.json'), 'utf8'),
  );
  const closed = Object.keys(manifest.exports)
    .filter((key) => manifest.exports[key] === null)
    .map((key) => key.replace(/^\.\/|\*$/g, ''));
  const names = (await readdir(join(kit, 'dist'))).filter(
    (name) => name.endsWith('.js') && closed.every((start) => !name.startsWith(start)),
  );
  const entries = names.map((name) => `@ponte/ui/${name.slice(0, -3)}`.replace(/\/index$/, ''));
  const imports = entries.map((entry) => `await import('${entry}');`).join('');

  expect(entries.length).toBeGreaterThan(80);
  expect(await run('node', '--input-type=module', '--eval', imports)).toBe('');
});

test('pure functions are called where React is a server’s, which has no state', async () => {
  const call = "(await import('@ponte/ui/functions')).buttonVariants({ variant: 'action' })";
  const evaluate = ['--input-type=module', '--eval', `console.log(${call});`];
  expect(await run('node', '--conditions=react-server', ...evaluate)).toBe(
    'ui-button ui-button-action ui-button-md\n',
  );

  const dist = join(folder(), 'node_modules/@ponte/ui/dist');
  const isMarked = async (entry: string) =>
    (await readFile(join(dist, `${entry}.js`), 'utf8')).startsWith("'use client';");
  expect(await isMarked('functions')).toBe(false);
  expect(await isMarked('button')).toBe(true);
});

test('only the language that an app imports is in its bundle', async () => {
  const locales = (await bundledFiles()).filter((file) => file.startsWith('locales/'));
  expect(locales).toEqual(['locales/pt-BR.js']);

  const assets = join(folder(), 'dist/assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const code = (
    await Promise.all(scripts.map((name) => readFile(join(assets, name), 'utf8')))
  ).join();
  expect(code).toContain('Diminuir quantidade');
  expect(code).not.toContain('Disminuir cantidad');
});

test('components that an app does not use are not in its bundle', async () => {
  const files = await bundledFiles();
  for (const entry of ['price-tag', 'cart-drawer', 'quantity-stepper']) {
    expect(files, entry).toContain(await chunkOf(entry));
  }
  for (const entry of ['carousel', 'search-box', 'compare-table', 'rich-text', 'file-upload']) {
    expect(files, entry).not.toContain(await chunkOf(entry));
  }
});

test('with theme.css and its own Tailwind, an app shows a price and a cart that works', async ({
  shop,
}) => {
  await shop.goto('/index.html');
  await expect(shop.locator('main')).toContainText('64,90');

  await shop.getByRole('button', { name: 'Abrir carrinho' }).click();
  const cart = shop.getByRole('dialog');
  await expect(cart).toBeVisible();
  await expect(cart).toContainText('129,80');
  await cart.getByRole('button', { name: 'Aumentar quantidade' }).click();
  await expect(cart).toContainText('194,70');
  await shop.keyboard.press('Escape');
  await expect(cart).toBeHidden();
});

for (const name of ['without-tailwind', 'with-tailwind']) {
  test(`the README's first example runs: ${name}`, async ({ shop }) => {
    await shop.goto(`/${name}.html`);
    await expect(shop.locator('#root')).toContainText(/64,90.*351,76/s);
    const bought = shop.waitForEvent('dialog');
    await Promise.all([
      bought.then((dialog) => dialog.accept()),
      shop.getByRole('button', { name: 'Comprar' }).click(),
    ]);
    expect((await bought).message()).toBe('Obrigado!');
    const button = shop.getByRole('button', { name: 'Comprar' });
    await expect(button).toHaveCSS('font-family', /^"Archivo Variable"/);
  });
}

for (const name of ['without-tailwind', 'with-tailwind']) {
  test(`an app's build keeps both schemes, and parts with a fixed one: ${name}`, async ({
    shop,
  }) => {
    await shop.goto(`/${name}.html`);
    const muted = shop.getByText('R$');
    await expect(muted).toHaveCSS('color', 'rgb(89, 98, 93)');
    await shop.locator('#root').evaluate((part) => part.setAttribute('data-theme', 'dark'));
    await expect(muted).toHaveCSS('color', 'rgb(166, 176, 170)');
  });
}

test('the prebuilt stylesheet leaves headings, lists and links of the page as they were', async ({
  shop,
}) => {
  await shop.goto('/without-tailwind.html');
  await expect(shop.getByRole('heading')).toHaveCSS('font-size', '32px');
  await expect(shop.getByRole('list')).toHaveCSS('list-style-type', 'disc');
  await expect(shop.getByRole('link')).toHaveCSS('text-decoration-line', 'underline');
  await expect(shop.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test("the README's page is rendered on a server", async () => {
  await run('vite', 'build', '--logLevel=error', '--ssr', 'src/server.tsx', '--outDir', 'server');
  expect(await run('node', 'server/server.js')).toMatch(/^<div id="root">.*64,90.*Comprar/s);
});

test("an app's own class wins over the kit's", async ({ shop }) => {
  await shop.goto('/index.html');

  const button = shop.getByRole('button', { name: 'Abrir carrinho' });
  await expect(button).toHaveCSS('margin-top', '16px');
  await expect(button).toHaveCSS('border-radius', '3.35544e+07px');
  await expect(button).toHaveCSS('background-color', 'rgb(255, 184, 28)');
});

test("Tailwind's own colours, sizes and breakpoints are an app's beside the kit's", async ({
  shop,
}) => {
  await shop.goto('/index.html');

  const own = shop.getByText('Ofertas');
  await expect(own).toHaveCSS('background-color', 'oklch(0.546 0.245 262.881)');
  await expect(own).toHaveCSS('font-size', '48px');
  await expect(own).toHaveCSS('border-radius', '12px');
  await expect(own).toHaveCSS('text-decoration-line', 'underline');
});

test("an app's own theme and the kit's have nothing of each other's, though their roles share names", async ({
  shop,
}) => {
  await shop.goto('/index.html');

  const own = shop.getByText('Ofertas');
  await expect(own).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(own).toHaveCSS('border-bottom-color', 'rgb(223, 227, 223)');
  await expect(shop.getByText('R$').first()).toHaveCSS('color', 'rgb(89, 98, 93)');
  const names = await shop.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => [...rule.cssText.matchAll(/[{;]\s*(--[\w-]+):/g)].map(([, name]) => name)),
  );
  expect(names).toContain('--ui-color-muted');
  expect(names.filter((name) => /^--color-(brand|surface|ink|line)$/.test(name ?? ''))).toEqual([]);
});

test('with the prebuilt stylesheet an app needs no Tailwind', async ({ shop }) => {
  await shop.goto('/prebuilt.html');

  await expect(shop.locator('#root')).toContainText('64,90');
  const plus = shop.getByRole('button', { name: 'Aumentar quantidade' });
  await plus.click();
  await expect(shop.getByRole('spinbutton').or(shop.getByRole('textbox'))).toHaveValue('2');
  const box = await plus.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
});
