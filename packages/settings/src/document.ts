import { descriptions } from './descriptions.ts';
import type { Setting } from './setting.ts';

type Row = readonly string[];
type Named = [name: string, setting: Setting<unknown>];

/** A Markdown table, its columns padded as the formatter would. */
function table(head: Row, rows: readonly Row[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (row: Row, filler = ' ') =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width, filler)).join(' | ')} |`;
  const rule = line(
    head.map(() => ''),
    '-',
  );
  return [line(head), rule, ...rows.map((row) => line(row))].join('\n');
}

function row([name, { meaning, kind, absent, production }]: [string, Setting<unknown>]): Row {
  return [
    `\`${name}\``,
    meaning,
    kind.form,
    absent === '``' ? 'none' : absent,
    [production?.needed && 'needed', production?.form].filter(Boolean).join('; '),
  ];
}

/** Without columns that are empty in every row, and with "as above" for a repeated long cell. */
function condensed(head: Row, rows: readonly Row[]): readonly [head: Row, rows: readonly Row[]] {
  const isUsed = (_: string, column: number) => rows.some((cells) => cells[column] !== '');
  const cellOf = (cell: string, column: number, index: number) =>
    cell.length > 40 && rows[index - 1]?.[column] === cell ? 'as above' : cell;
  const short = rows.map((cells, index) =>
    cells.map((cell, column) => cellOf(cell, column, index)).filter(isUsed),
  );
  return [head.filter(isUsed), short];
}

const marker =
  '<!-- What follows is made of packages/settings by `pnpm --filter @ponte/settings run documents`. -->';

/** The settings by the processes that read them alike, those of most processes first. */
function groups(): readonly (readonly [title: string, settings: readonly Named[]])[] {
  const all = descriptions.flatMap(({ settings }) => Object.entries(settings));
  const grouped = new Map<string, Map<string, Setting<unknown>>>();
  for (const [name, setting] of all) {
    const readers = descriptions.filter(({ settings }) => settings[name] === setting);
    const title = readers.map((reader) => reader.title).join(', ');
    grouped.set(title, (grouped.get(title) ?? new Map()).set(name, setting));
  }
  const readersOf = (title: string) => title.split(', ').length;
  return [...grouped]
    .toSorted(([one], [other]) => readersOf(other) - readersOf(one))
    .map(([title, settings]) => [title, [...settings]]);
}

/** `docs/configuration.md`: what stands before the marker is kept, and the tables follow it. */
export function configurationPage(present: string): string {
  const [prose = ''] = present.split(marker);
  const head = ['variable', 'meaning', 'has to be', 'when absent', 'with `PRODUCTION=on`'];
  const tables = groups().map(
    ([title, settings]) => `## ${title}\n\n${table(...condensed(head, settings.map(row)))}\n`,
  );
  return `${prose}${marker}\n\n${tables.join('\n')}`;
}

/** `.env.example`: every variable once for each kind of process, all of them commented out. */
export function environmentExample(): string {
  const parts = descriptions.map(({ title, settings }) => {
    const lines = Object.entries(settings).flatMap(([name, { meaning, example }]) => [
      `# ${plain(meaning)}`,
      `#${name}=${/[\s<>]/.test(example) ? `"${example}"` : example}`,
    ]);
    return [`## ${plain(title)}`, ...lines].join('\n');
  });
  return `# Settings of all processes: docs/configuration.md has their defaults. Uncomment what you set.\n\n${parts.join('\n\n')}\n`;
}

/** Without what only Markdown shows. */
function plain(text: string): string {
  return text.replaceAll('`', '').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}
