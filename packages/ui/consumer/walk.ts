import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { stepsOf } from '../src/docs/readme-example.ts';
import { execute, installedVersion } from './app.ts';

/** A guide that was followed to its end. */
export interface Followed {
  /** Where its app is. */
  folder: string;
  /** The headings of what had to be done. */
  steps: readonly string[];
}

const require = createRequire(import.meta.url);
const ui = join(import.meta.dirname, '..');
const read = (path: string) => readFile(join(ui, path), 'utf8');

/**
 * Does what a guide of the documentation says, command by command and file by file, in an empty folder.
 * Our packages come from these tarballs, those of others in the versions that the workspace has.
 */
export async function follow(guide: string, tarballs: string): Promise<Followed> {
  const steps = stepsOf(await read(`src/docs/${guide}.mdx`), await read('README.md'));
  let folder = await mkdtemp(join(tmpdir(), `ponte-${guide}-`));
  for (const { commands, files } of steps) {
    for (const command of commands) {
      const [program = '', ...words] = command.split(' ');
      if (program === 'mkdir') await mkdir(join(folder, words.join(' ')));
      else if (program === 'cd') folder = join(folder, words.join(' '));
      else if (program === 'npm' && words[0] === 'create') await createWithVite(folder, words);
      else if (program === 'npm') await install(folder, words, tarballs);
      else if (program === 'npx') await createWithNext(folder, words);
    }
    for (const { file, code } of files) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), code);
    }
  }
  return { folder, steps: steps.flatMap(({ heading }) => heading || []) };
}

/** What `npm create vite@latest` fetches, as the workspace has it. */
async function createWithVite(folder: string, words: readonly string[]): Promise<void> {
  const own = words.filter((word) => !['create', 'vite@latest', '--'].includes(word));
  const program = require.resolve('create-vite/index.js');
  await execute(process.execPath, [program, ...own, '--no-interactive'], folder);
  const [name = ''] = own;
  const path = join(folder, name, 'package.json');
  const manifest: Record<string, unknown> = JSON.parse(await readFile(path, 'utf8'));
  for (const kind of ['dependencies', 'devDependencies']) {
    const names = Object.keys(Object(manifest[kind])).filter((one) => one !== 'oxlint');
    const versions = names.map(async (one) => [one, await installedVersion(one)] as const);
    manifest[kind] = Object.fromEntries(await Promise.all(versions));
  }
  await writeFile(path, JSON.stringify(manifest, null, 2));
}

/** The version that the guide was tried with, which names its own of Next and React. */
async function createWithNext(folder: string, words: readonly string[]): Promise<void> {
  const own = words.filter((word) => word !== 'create-next-app@latest');
  // Under pnpm it would install by pnpm.
  const more = ['--use-npm', '--disable-git'];
  await execute('npx', ['--yes', 'create-next-app@16.4.3', ...own, ...more], folder);
}

async function install(folder: string, words: readonly string[], tarballs: string): Promise<void> {
  const sources = words.map(async (word, at) => {
    if (at === 0 || word.startsWith('-')) return word;
    const [, own] = /^@ponte\/(.+)$/.exec(word) ?? [];
    return own ? join(tarballs, `${own}.tgz`) : `${word}@${await installedVersion(word)}`;
  });
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await execute('npm', [...(await Promise.all(sources)), ...quiet], folder);
}

/** What a shopper does in a shop that the guides make: sees prices, fills a cart, registers. */
export async function shopIn(page: Page, pictures: (name: string) => string): Promise<void> {
  const main = page.getByRole('main');
  for (const amount of [/U\$.*64,90/s, /R\$.*351,76/s, /G\$.*481\.558/s, /P\$.*89\.886/s]) {
    await expect(main).toContainText(amount);
  }

  await main.getByRole('button', { name: 'Comprar' }).click();
  const cart = page.getByRole('dialog');
  await cart.getByRole('button', { name: 'Aumentar quantidade' }).click();
  await expect(cart).toContainText('129,80');
  await page.screenshot({ path: pictures('cart.png') });
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();

  await registerAtLast(page);
  await page.screenshot({ path: pictures('registration.png'), fullPage: true });
}

/** Fills in the form, wrong at first, and sends it. */
async function registerAtLast(page: Page): Promise<void> {
  const document = page.getByLabel('CPF');
  await document.pressSequentially('111.111.111-12');
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(document).toHaveAccessibleDescription('CPF inválido. Confira os números.');
  await document.clear();
  await register(page);
}

/** Fills in the form and sends it. */
export async function register(page: Page): Promise<void> {
  await page.getByLabel('Nome').fill('Maria');
  await page.getByLabel('E-mail').fill('maria@example.com');
  await page.getByLabel('CPF').pressSequentially('52998224725');
  await page.getByLabel('Telefone', { exact: true }).pressSequentially('45991234567');
  await page.getByLabel('Senha', { exact: true }).fill('Martelo-2026');
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(page.getByText('Bem-vindo, Maria!')).toBeVisible();
}
