/**
 * A service that the server depends on is unavailable: a temporary failure, neither a bug nor the
 * client's fault.
 */
export class Outage extends Error {}

/** Postgres' codes of unavailability: classes 08, 53 and 57P, and a query that took too long. */
const unavailable = /^(?:08...|53...|57P0[1-5]|57014)$/;

/** System error codes of a service that is unreachable, or that was reached and went away. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Calls of the system that fail only because a service is unreachable: a missing socket file is ENOENT. */
const reaching = new Set(['connect', 'getaddrinfo']);

/** Codes of a full disk, of the system and of Postgres. */
const full = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** A full disk needs a person to act. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && full.has(error.code)) return true;
  return /No space left on device/.test(error.message) || isDiskFull(error.cause);
}

/** What the pool says when no connection became free in time; pg has no code for it. */
const noConnectionFree = 'timeout exceeded when trying to connect';

/** Whether a request waited too long for a connection of the pool. */
export function isPoolFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === noConnectionFree || isPoolFull(error.cause);
}

/** Whether an error means that the database or the storage is unavailable, rather than a bug. */
export function isOutage(error: unknown): boolean {
  if (error instanceof Outage || isDiskFull(error) || isPoolFull(error)) return true;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (unavailable.test(code) || unreachable.has(code)) return true;
  if ('syscall' in error && typeof error.syscall === 'string' && reaching.has(error.syscall)) {
    return true;
  }
  // pg has no code for these.
  const lost = /^(?:Connection terminated|Client has encountered a connection error)/;
  if (lost.test(error.message)) return true;
  const causes = error instanceof AggregateError ? error.errors : [error.cause];
  return causes.some(isOutage);
}

/** Node and the Hono adapter have no code for a truncated request. */
const cutOff = /^(?:Error: )?aborted$|^Client connection prematurely closed\.$/;

/** Whether a request ended before its body did: the client disconnected. */
export function isCutOff(error: unknown): boolean {
  return error instanceof Error && cutOff.test(error.message);
}
