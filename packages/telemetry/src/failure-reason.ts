/** The most stack frames in a log line. */
const depth = 8;

/** A failure for the log: its kind and place, without data. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const [place] = placesOf(error);
  return [error.name, codeOf(error), ...causesOf(error), place].filter(Boolean).join(' ');
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

/** The most nested causes in a log line: some libraries wrap an error three times. */
const mostCauses = 4;

/**
 * What each cause says, with its code, which is what a runbook names. A database quotes data in its
 * messages, so that of its errors the code is all.
 */
function causesOf(error: Error): string[] {
  const said: string[] = [];
  let cause = causeOf(error);
  while (cause && said.length < mostCauses) {
    const code = codeOf(cause);
    const message = 'severity' in cause ? 'database error' : cause.message;
    said.push(message.includes(code) ? message : `${message} ${code}`.trim());
    cause = causeOf(cause);
  }
  return said;
}

/** Of tries at several addresses, the first stands for all. */
function causeOf(error: Error): Error | undefined {
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return cause instanceof Error ? cause : undefined;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
