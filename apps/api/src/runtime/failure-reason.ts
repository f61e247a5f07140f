/** What the log says of a failure: what kind it is and where, without the data that it met. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const place = error.stack?.split('\n').find((line) => line.includes('    at '));
  const cause = error.cause instanceof Error ? causeOf(error.cause) : '';
  return [error.name, codeOf(error), cause, place?.trim()].filter(Boolean).join(' ');
}

/** A database quotes in its messages what it was given; the code of its error says enough. */
function causeOf(cause: Error): string {
  return 'severity' in cause ? `database error ${codeOf(cause)}` : cause.message;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
