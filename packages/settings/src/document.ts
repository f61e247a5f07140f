import { descriptions } from './descriptions.ts';
import type { Setting } from './setting.ts';

type Row = readonly string[];

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

const marker =
  '<!-- What follows is made of packages/settings by `pnpm --filter @ponte/settings run documents`. -->';

/** `docs/configuration.md`: what stands before the marker is kept, and the tables follow it. */
export function configurationPage(present: string): string {
  const [prose = ''] = present.split(marker);
  const tables = descriptions.map(({ title, settings }) => {
    const head = ['variable', 'meaning', 'has to be', 'when absent', 'with `PRODUCTION=on`'];
    return `## ${title}\n\n${table(head, Object.entries(settings).map(row))}\n`;
  });
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
