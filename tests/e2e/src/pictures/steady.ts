/** A Tuesday morning on which the shop is open. */
export const moment = Date.parse('2026-11-24T10:20:00-03:00');

/** An answer with one time for all: those of a shop are another each time. */
export function steadyTimes(answer: string): string {
  return answer.replaceAll(/"\d{4}-\d\d-\d\d[T ][^"]*"/g, '"2026-11-23T14:05:00.000Z"');
}
