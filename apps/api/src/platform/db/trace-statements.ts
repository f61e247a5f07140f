import { inSpan } from '@ponte/telemetry';
import type { ClientBase, Pool } from 'pg';

/**
 * Shows each statement that is awaited on a connection, or on any of a pool, as a span: its verb and its
 * first table, nothing of what it asks for. One on a pool includes the wait for a connection.
 */
export function traceStatements(target: Pool | ClientBase): void {
  const { query } = target;
  const traced = (...given: readonly unknown[]): unknown => {
    // Without a promise it is the pool that asks on its own connection.
    if (typeof given.at(-1) === 'function') return Reflect.apply(query, target, given);
    const name = nameOf(given[0]);
    const fields = { 'db.system.name': 'postgresql', 'db.operation.name': name };
    return inSpan(name, { kind: 'client', fields }, (): unknown =>
      Reflect.apply(query, target, given),
    );
  };
  Object.assign(target, { query: traced });
}

const verb = /^\s*([a-z]+)/i;
const table = /\b(?:from|into|update)\s+"?([a-z_]+)/i;

/** `select products`, of a text or a configuration of a query. */
function nameOf(asked: unknown): string {
  const isObject = typeof asked === 'object' && asked !== null && 'text' in asked;
  const text = isObject ? asked.text : asked;
  if (typeof text !== 'string') return 'statement';
  const words = [verb.exec(text)?.[1]?.toLowerCase() ?? 'statement', table.exec(text)?.[1]];
  return words.filter(Boolean).join(' ');
}
