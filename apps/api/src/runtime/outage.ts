/** Something that the server leans on is away. It is nobody's mistake, and passes. */
export class Outage extends Error {}

/** What Postgres says when it can't serve, not that a query is wrong: classes 08, 53 and 57P. */
const unavailable = /^(?:08...|53...|57P0[1-5])$/;

/** What the system says when nobody answers at an address. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Whether an error says that database or storage are away, and not that there is a bug. */
export function isOutage(error: unknown): boolean {
  if (error instanceof Outage) return true;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (unavailable.test(code) || unreachable.has(code)) return true;
  // The driver of Postgres has no code for these.
  const lost =
    /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;
  if (lost.test(error.message)) return true;
  const causes = error instanceof AggregateError ? error.errors : [error.cause];
  return causes.some(isOutage);
}
