import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A third-party package, as `pnpm licenses list --json` reports it. */
export type Part = Readonly<{
  name: string;
  versions: readonly string[];
  /** Where each version is installed. */
  paths: readonly string[];
  license: string;
  author?: string;
  homepage?: string;
}>;

/** What `pnpm licenses list --json` prints: parts by licence. */
export type PartsByLicence = Readonly<Record<string, readonly Part[]>>;

/** The names and licences of all that is installed with a package, as a page of Markdown. */
export function noticesOf(name: string, listed: PartsByLicence): string {
  const parts = Object.values(listed)
    .flat()
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const opening =
    parts.length === 0
      ? `Nothing of others is installed with \`${name}\`.`
      : `What is installed with \`${name}\`, as it was when this version was released.`;
  return [`# Notices of dependencies\n`, `${opening}\n`, ...parts.map(sectionOf)].join('\n');
}

function sectionOf({ name, versions, paths, license, author, homepage }: Part): string {
  const facts = [`${name} ${versions.join(', ')}`, license, author, homepage];
  const text = paths.map(licenceIn).find((found) => found !== undefined);
  const quoted = text ? `\n\`\`\`text\n${text}\n\`\`\`\n` : '';
  return `## ${name}\n\n${facts.filter((fact) => fact).join(' · ')}\n${quoted}`;
}

/** A part that brings no text has its licence by name alone. */
function licenceIn(folder: string): string | undefined {
  const [file] = globSync('{licen[cs]e,LICEN[CS]E,Licen[cs]e}*', { cwd: folder });
  return file === undefined ? undefined : readFileSync(join(folder, file), 'utf8').trim();
}
