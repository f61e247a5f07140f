import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Node, Rule } from './rule.ts';

/** Which folders the files of each folder import. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const relativeImport = /\bfrom\s+'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'/g;

/** The folder of `root` that holds a file; undefined for files beside the folders and outside. */
function folderOf(root: string, file: string): string | undefined {
  const [folder, ...rest] = relative(root, file).split('/');
  return folder === '..' || rest.length === 0 ? undefined : folder;
}

function readGraph(root: string): Graph {
  const graph = new Map<string, Set<string>>();
  for (const name of globSync('*/**/*.{ts,tsx}', { cwd: root })) {
    const [folder = ''] = name.split('/');
    const file = resolve(root, name);
    for (const [, from, imported] of isTest(name)
      ? []
      : readFileSync(file, 'utf8').matchAll(relativeImport)) {
      const target = folderOf(root, resolve(dirname(file), from ?? imported ?? ''));
      if (target !== undefined) graph.set(folder, (graph.get(folder) ?? new Set()).add(target));
    }
  }
  return graph;
}

const isTest = (file: string) => /\.(?:test|stories)\.tsx?$/.test(file);

const graphs = new Map<string, Graph>();

function graphOf(root: string): Graph {
  const graph = graphs.get(root) ?? readGraph(root);
  graphs.set(root, graph);
  return graph;
}

/** The shortest way over imports between two folders, both included; undefined where there is none. */
function wayFrom(graph: Graph, start: string, end: string): readonly string[] | undefined {
  const seen = new Set([start]);
  const ways = [[start]];
  for (const way of ways) {
    const last = way.at(-1) ?? start;
    if (last === end) return way;
    for (const next of graph.get(last) ?? []) {
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/** Refuses imports between the folders of `root`, its option, that lead back to where they start. */
export const noFolderCircle: Rule = {
  meta: { schema: [{ type: 'string' }] },
  create(context) {
    const [root] = context.options;
    const { filename } = context;
    if (typeof root !== 'string' || isTest(filename)) return {};
    const folder = folderOf(root, filename);
    if (folder === undefined) return {};

    const check = (node: Node, source: unknown) => {
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      const target = folderOf(root, resolve(dirname(filename), source));
      if (target === undefined || target === folder) return;
      const way = wayFrom(graphOf(resolve(root)), target, folder);
      if (way)
        context.report({
          node,
          message: `${[folder, ...way].join(' imports ')}: folders that import each other are one.`,
        });
    };

    return {
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => check(node, node.source?.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ImportExpression: (node) => check(node, node.source.type === 'Literal' && node.source.value),
    };
  },
};
