import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** Where an export comes from: the file that has it, and what it is called there. */
export interface Origin {
  readonly file: string;
  readonly name: string;
}

/** What a module offers: what is its own, and what it hands on from others. */
interface Exports {
  readonly own: Set<string>;
  readonly named: Map<string, Origin>;
  readonly stars: string[];
}

/** Follows exports through the files that hand them on. Each file is read once. */
export class Origins {
  readonly #known = new Map<string, Exports>();

  /** Where `name` of `file` comes from; undefined when the file has no such export. */
  find({ file, name }: Origin): Origin | undefined {
    const { own, named, stars } = this.#exportsOf(file);
    if (own.has(name)) return { file, name };
    const further = named.get(name);
    // What is not beside it is another package's, whose own index may say more.
    if (further) return this.find(further);
    for (const star of stars) {
      const origin = this.find({ file: star, name });
      if (origin) return origin;
    }
    return undefined;
  }

  #exportsOf(file: string): Exports {
    const known = this.#known.get(file) ?? readExports(file);
    this.#known.set(file, known);
    return known;
  }
}

function readExports(file: string): Exports {
  const found: Exports = { own: new Set(), named: new Map(), stars: [] };
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  for (const entry of module.staticExports.flatMap(({ entries }) => entries)) {
    if (entry.isType) continue;
    const name = entry.exportName.name ?? 'default';
    const source = entry.moduleRequest?.value;
    if (source === undefined || !source.startsWith('.')) found.own.add(name);
    else if (entry.importName.kind === 'AllButDefault') found.stars.push(beside(file, source));
    else if (entry.importName.kind !== 'Name') found.own.add(name);
    else {
      const origin = { file: beside(file, source), name: entry.importName.name ?? name };
      found.named.set(name, origin);
    }
  }
  return found;
}

function beside(file: string, source: string): string {
  return join(dirname(file), source);
}
