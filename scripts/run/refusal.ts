/**
 * Something that the person at the keyboard can put right: it is reported in its one sentence, without a stack
 * trace, and the command ends with exit 1. Any other error is a bug.
 */
export class Refusal extends Error {}

/** The code of a system error (`ENOENT`, `EADDRINUSE`), or an empty text when it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
