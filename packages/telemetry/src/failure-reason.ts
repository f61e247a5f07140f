/** How many places of a stack are told. */
const depth = 8;

/** A failure for the log: its kind and place, without data. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const [place] = placesOf(error);
  const cause = error.cause instanceof Error ? causeOf(error.cause) : '';
  return [error.name, codeOf(error), cause, place].filter(Boolean).join(' ');
}

/**
 * Where a failure came about: places in the code alone. The message before them, in which a database
 * quotes what it was given, is left out.
 */
export function failureStack(error: unknown): string | undefined {
  const places = error instanceof Error ? placesOf(error).slice(0, depth) : [];
  return places.length > 0 ? places.join('\n') : undefined;
}

function placesOf({ stack = '', message }: Error): string[] {
  // A message may have lines that look like places.
  const at = stack.indexOf(message);
  const places = at < 0 ? stack : stack.slice(at + message.length);
  return places
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .map((line) => line.trim());
}

/** A database quotes data in its messages; the error's code is enough. */
function causeOf(cause: Error): string {
  return 'severity' in cause ? `database error ${codeOf(cause)}` : cause.message;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
