/** A failure for the log: its kind and place, without data. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const place = error.stack?.split('\n').find((line) => line.includes('    at '));
  const cause = error.cause instanceof Error ? causeOf(error.cause) : '';
  return [error.name, codeOf(error), cause, place?.trim()].filter(Boolean).join(' ');
}

/** A database quotes data in its messages; the error's code is enough. */
function causeOf(cause: Error): string {
  return 'severity' in cause ? `database error ${codeOf(cause)}` : cause.message;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
