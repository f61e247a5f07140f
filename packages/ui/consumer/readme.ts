import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesIn } from '../src/docs/readme-example.ts';

const page = (script: string) => `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="data:," />
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

/** Writes the README's examples into the app, and a page of somebody else's for each that shows. */
export async function writeExamples(folder: string): Promise<void> {
  const readme = await readFile(join(import.meta.dirname, '../README.md'), 'utf8');
  for (const { file, code } of filesIn(readme)) {
    if (!file.startsWith('src/')) continue;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), code);
  }
  for (const name of ['without-tailwind', 'with-tailwind']) {
    await writeFile(join(folder, `${name}.html`), page(`/src/${name}.tsx`));
  }
}
