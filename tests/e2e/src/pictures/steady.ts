/** A Tuesday morning on which the shop is open. */
export const moment = Date.parse('2026-11-24T10:20:00-03:00');

/** An answer with one time for all, but until when an order can be paid: those of a shop are others each time. */
export function steadyTimes(answer: string): string {
  const payable = answer.replaceAll(
    /("pagar_ate":)"[^"]*"/g,
    `$1"${new Date(moment + 3_600_000).toISOString()}"`,
  );
  return payable.replaceAll(
    /(?<!"pagar_ate":)"\d{4}-\d\d-\d\d[T ][^"]*"/g,
    '"2026-11-23T14:05:00.000Z"',
  );
}
