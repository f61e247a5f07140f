/**
 * Something that the person at the keyboard can put right: it is reported in its one sentence,
 * without a stack trace, and the command ends with exit 1. Anything else that is thrown is a bug of
 * ours.
 */
export class Refusal extends Error {}

/**
 * The code of a system error (`ENOENT`, `EADDRINUSE`), or an empty text when it has none.
 * @param {unknown} error
 */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
