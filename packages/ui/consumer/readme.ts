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

/**
 * Writes the README's examples into the app, and a page of somebody else's for each that shows. Those of
 * the guide for Vite have a folder of their own.
 */
export async function writeExamples(folder: string): Promise<void> {
  const [readme, guide] = await Promise.all(
    ['README.md', 'src/docs/vite.mdx'].map((path) =>
      readFile(join(import.meta.dirname, '..', path), 'utf8'),
    ),
  );
  const examples = [
    ...filesIn(readme ?? '').filter(({ file }) => file.startsWith('src/')),
    ...filesIn(guide ?? '').map((one) => ({ ...one, file: `guide/${one.file}` })),
  ];
  for (const { file, code } of examples) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), code);
  }
  for (const name of ['without-tailwind', 'with-tailwind']) {
    await writeFile(join(folder, `${name}.html`), page(`/src/${name}.tsx`));
  }
  await writeFile(join(folder, 'guide.html'), page('/guide/src/main.tsx'));
}
