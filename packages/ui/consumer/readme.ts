import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { guides, tsxIn } from '../src/docs/page.ts';
import { filesIn } from '../src/docs/readme-example.ts';

const page = (script: string) => `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="/icon.svg" />
    <title>The README</title>
  </head>
  <body>
    <h1>Ofertas</h1>
    <ul><li><a href="/a">Furadeiras</a></li></ul>
    <div id="root"></div>
    <script type="module" src="${script}"></script>
  </body>
</html>
`;

/** The guides' blocks that are whole modules without a name, by what each exports. */
export function guideExamples(): ReadonlyMap<string, string> {
  const blocks = guides().flatMap(({ text }) => tsxIn(text));
  return new Map(
    blocks
      .filter((code) => !code.startsWith('// src/'))
      .map((code) => [/^export function (\w+)/m.exec(code)?.[1] ?? '', code]),
  );
}

/** Writes the examples of the README and of the guides into the app, and a page for each that shows by itself. */
export async function writeExamples(folder: string): Promise<void> {
  const readme = await readFile(join(import.meta.dirname, '../README.md'), 'utf8');
  const files = [
    ...filesIn(readme).filter(({ file }) => file.startsWith('src/')),
    ...[...guideExamples()].map(([name, code]) => ({ file: `src/guides/${name}.tsx`, code })),
  ];
  for (const { file, code } of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), code);
  }
  for (const name of ['without-tailwind', 'with-tailwind', 'examples', 'beside-pico']) {
    await writeFile(join(folder, `${name}.html`), page(`/src/${name}.tsx`));
  }
}
