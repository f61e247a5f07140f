import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { browserTargets } from '../../../scripts/browsers.ts';
import { kits, type Kit } from './kits.ts';
import { kilobytes } from './measure.ts';

/**
 * Measures the same five components in five kits, and writes the table of the page "Sizes". Needs the
 * registry, and the packages as built (`npm run build`).
 */
const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'ponte-sizes-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

interface Weights {
  /** Scripts that a page loads before it shows anything, in kB of gzip. */
  first: number;
  /** Scripts that are loaded when they are needed. */
  later: number;
  css: number;
}

function install(kit: Kit, at: string): void {
  mkdirSync(at);
  const dependencies = Object.fromEntries(
    Object.entries(kit.packages).map(([name, version]) => [
      name,
      version === 'packed' ? `file:${packed(name)}` : version,
    ]),
  );
  writeFileSync(join(at, 'package.json'), JSON.stringify({ private: true, dependencies }));
  // React is not measured: that a kit wants another one than npm finds first is no reason to stop.
  const quiet = ['--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...quiet], { cwd: at, stdio: 'inherit' });
  writeFileSync(join(at, 'app.jsx'), kit.code);
}

/** Packs one of our packages, and says where its tarball is. */
function packed(name: string): string {
  const file = join(folder, `${name.replace('@ponte/', '')}.tgz`);
  execFileSync('pnpm', ['--filter', name, 'pack', '--out', file], { cwd: root });
  return file;
}

async function weigh(at: string): Promise<Weights> {
  const result = await build({
    root: at,
    logLevel: 'error',
    configFile: false,
    plugins: [react()],
    css: { preprocessorOptions: { scss: { quietDeps: true } } },
    // FastStore's stylesheets name packages so.
    resolve: { alias: [{ find: /^~/, replacement: '' }] },
    build: {
      write: false,
      target: browserTargets,
      rollupOptions: {
        input: join(at, 'app.jsx'),
        external: /^react($|\/|-dom)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('The build gave no output.');
  const chunks = result.output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const entry = chunks.find(({ isEntry }) => isEntry);
  const first = new Set(entry ? [entry.fileName, ...entry.imports] : []);
  for (const name of first) {
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) {
      first.add(next);
    }
  }
  const sum = (sources: readonly (string | Uint8Array)[]) =>
    sources.reduce((total, source) => total + kilobytes(Buffer.from(source)), 0);
  const isFirst = ({ fileName }: { fileName: string }) => first.has(fileName);
  return {
    first: sum(chunks.filter(isFirst).map(({ code }) => code)),
    later: sum(chunks.filter((chunk) => !isFirst(chunk)).map(({ code }) => code)),
    css: sum(
      result.output.flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source] : [],
      ),
    ),
  };
}

const rows: string[] = [];
for (const [at, kit] of kits.entries()) {
  const own = join(folder, String(at));
  install(kit, own);
  const { first, later, css } = await weigh(own);
  const cells = [first, later, css].map((size) => (size === 0 ? 'none' : size.toFixed(1)));
  const [main = ''] = Object.keys(kit.packages);
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(own, 'node_modules', main, 'package.json'), 'utf8'),
  );
  rows.push(
    `| ${[kit.name, kit.packages[main] === 'packed' ? 'this one' : version, ...cells].join(' | ')} |`,
  );
  console.log(rows.at(-1));
}

const day = new Date().toISOString().slice(0, 10);
const file = join(root, 'src/docs', 'beside-others.md');
writeFileSync(
  file,
  `| kit | version | script, kB | later, kB | styles, kB |
| --- | --- | ---: | ---: | ---: |
${rows.join('\n')}

Measured on ${day}.
`,
);
execFileSync('oxfmt', [file]);
