/** What the code of the build before does not bear, while it still runs on the newer schema. */
const contracting: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\bdrop\s+(?:table|column|type|function|view|sequence|default)\b/, 'drops what is in use'],
  [/\brename\b/, 'renames what is in use'],
  [/\bset\s+not\s+null\b/, 'refuses rows without a value'],
  [/\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/, 'changes a type'],
  [
    /\badd\s+column\b(?=.*\bnot\s+null\b)(?!.*\b(?:default|generated)\b)/,
    'refuses rows without the new column',
  ],
  [
    /\badd\s+constraint\b.*\b(?:check|unique|exclude|primary\s+key)\b|\bcreate\s+unique\s+index\b/,
    'refuses rows that were good',
  ],
];

/**
 * The statements of a migration that a server of the build before may fail on, each with the reason.
 * What the migration itself creates is not in use yet.
 */
export function contractingStatements(migration: string): string[] {
  const statements = migration.split('--> statement-breakpoint').map(plain);
  const created = statements.flatMap(
    (statement) => /^create table (?:if not exists )?"?(\w+)/.exec(statement)?.[1] ?? [],
  );
  const isNew = (statement: string) =>
    created.some((table) =>
      new RegExp(`\\b(?:alter table|on) (?:"?public"?\\.)?"?${table}"?`).test(statement),
    );
  return statements.flatMap((statement) => {
    const found = contracting.find(([pattern]) => pattern.test(statement));
    return found && !isNew(statement) ? [`${found[1]}: ${statement}`] : [];
  });
}

/** Without comments, bodies of functions and breaks of lines. */
function plain(statement: string): string {
  return statement
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
