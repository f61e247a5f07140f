/**
 * A service that the server depends on is unavailable: a temporary failure, neither a bug nor the
 * client's fault.
 */
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

/** What the system and Postgres say when nothing more can be written. */
const full = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error says that the disk is full, which somebody has to do something about. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && full.has(error.code)) return true;
  return /No space left on device/.test(error.message) || isDiskFull(error.cause);
}

/** Whether an error says that database or storage are away, and not that there is a bug. */
export function isOutage(error: unknown): boolean {
  if (error instanceof Outage || isDiskFull(error)) return true;
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

/** What Node and its adapter say of a request that came to an end too soon; neither has a code of its own. */
const cutOff = /^(?:Error: )?aborted$|^Client connection prematurely closed\.$/;

/** Whether an error says that a request ended before its body did: whoever sent it went away. */
export function isCutOff(error: unknown): boolean {
  return error instanceof Error && cutOff.test(error.message);
}
