import { cpus, loadavg, totalmem } from 'node:os';
import { Client } from 'pg';
import type { Measured } from './load.ts';

export interface WorkloadResults {
  readonly cold: Measured;
  readonly warm: Measured;
  readonly most: Measured;
}

export interface SizeResults {
  readonly size: number;
  readonly results: Map<string, WorkloadResults>;
  readonly megabytes: number | undefined;
}

export async function describeMachine(origin: string): Promise<string> {
  const client = new Client({ connectionString: `${origin}/postgres` });
  await client.connect();
  const answer = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  const [cpu] = cpus();
  return [
    new Date().toISOString(),
    `${cpus().length} × ${cpu?.model ?? 'unknown processor'}`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    `Postgres ${answer.rows[0]?.server_version ?? ''}`,
    `load before ${loadavg()[0]?.toFixed(1) ?? ''}`,
  ].join(', ');
}

interface ReportOf {
  /** What is counted, such as products. */
  readonly unit: string;
  readonly perSecond: number;
  readonly connections: number;
}

/** A Markdown table, with the growth from the smallest to the largest size. */
export function reportTable(
  sizes: readonly SizeResults[],
  { unit, perSecond, connections }: ReportOf,
): string {
  const names = [...(sizes[0]?.results.keys() ?? [])];
  const measures = [
    [`cold, ${perSecond}/s`, ({ cold }: WorkloadResults) => cold, latency],
    [`again, ${perSecond}/s`, ({ warm }: WorkloadResults) => warm, latency],
    [`most, ${connections} connections`, ({ most }: WorkloadResults) => most, rate],
  ] as const;
  const rows = names.flatMap((name) =>
    measures.map(([title, part, cell]) => {
      const measured = sizes.map(({ results }) => results.get(name)).map((one) => one && part(one));
      return [
        `${name}, ${title}`,
        ...measured.map((one) => (one ? cell(one) : '')),
        growth(measured),
      ];
    }),
  );
  const memory = sizes.map(({ megabytes }) => (megabytes === undefined ? '' : `${megabytes} MB`));
  const head = ['', ...sizes.map(({ size }) => `${size.toLocaleString('en')} ${unit}`), 'growth'];
  return aligned([head, head.map(() => ''), ...rows, ['memory of the API', ...memory, '']]);
}

function latency({ p50, p99, failed }: Measured): string {
  return `p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)} ms${failures(failed)}`;
}

function rate({ perSecond, p99, failed }: Measured): string {
  return `${Math.round(perSecond)}/s p99 ${p99.toFixed(1)} ms${failures(failed)}`;
}

function failures(failed: number): string {
  return failed > 0 ? ` (${failed} failed)` : '';
}

function growth(measured: readonly (Measured | undefined)[]): string {
  const [first, last] = [measured[0], measured.at(-1)];
  return first && last ? `× ${(last.p99 / first.p99).toFixed(1)}` : '';
}

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row, index) => {
      const fill = index === 1 ? '-' : ' ';
      return `| ${row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0, fill)).join(' | ')} |`;
    })
    .join('\n');
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
