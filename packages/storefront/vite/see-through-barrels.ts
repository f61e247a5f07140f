import { posix } from 'node:path';
import { parseSync, type Plugin } from 'vite';
import { Origins } from './origins.ts';

/** The sources of the workspace, of which each package says that they have no side effects. */
const workspace = /\/packages\/[\w-]+\/src\/[^?]*\.tsx?$/;

type Import = ReturnType<typeof parseSync>['module']['staticImports'][number];

/** The file that an import means; undefined where it is to be left alone. */
type Resolve = (source: string) => Promise<string | undefined>;

/**
 * Imports what an `index.ts` hands on from the file that has it. The bundler drops what nobody
 * uses, but takes whatever an index names for needed where something of it is imported: every icon
 * was on every page.
 */
export function seeThroughBarrels(): Plugin {
  const origins = new Origins();
  return {
    name: 'ponte:see-through-barrels',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: workspace, code: /\bimport\b/ },
      async handler(code, id) {
        const resolve = async (source: string) => {
          const file = (await this.resolve(source, id))?.id;
          return file && workspace.test(file) ? file : undefined;
        };
        return { code: await directImports({ code, file: id }, resolve, origins), map: null };
      },
    },
  };
}

/**
 * The same JavaScript, whose imports name the files that have what is imported. They are named from
 * where the code stands: a build is the same in whatever folder it is made.
 */
export async function directImports(
  { code, file: from }: { code: string; file: string },
  resolve: Resolve,
  origins: Origins,
): Promise<string> {
  const { staticImports } = parseSync('module.js', code).module;
  const texts = await Promise.all(
    staticImports.map(async (declaration) => {
      const file = await resolve(declaration.moduleRequest.value);
      return file === undefined ? undefined : direct(declaration, { from, file }, origins);
    }),
  );
  return staticImports.reduceRight((text, { start, end }, place) => {
    const other = texts[place];
    return other === undefined ? text : text.slice(0, start) + other + text.slice(end);
  }, code);
}

/** One import for each name; undefined where that is not possible. */
function direct(
  { entries }: Import,
  { from, file }: { from: string; file: string },
  origins: Origins,
): string | undefined {
  if (entries.length === 0) return undefined;
  const lines: string[] = [];
  for (const { importName, localName } of entries) {
    const name = importName.kind === 'Default' ? 'default' : importName.name;
    const origin = name && origins.find({ file, name });
    if (!origin) return undefined;
    const source = JSON.stringify(`./${posix.relative(posix.dirname(from), origin.file)}`);
    lines.push(`import { ${origin.name} as ${localName.value} } from ${source};`);
  }
  return lines.join('\n');
}
