/** Navigation state of a link that changes a part of the page and leaves the rest in place. */
export const keepScroll = { keepScroll: true } as const;

/** Whether the shopper should stay where they are on the page. */
export function keepsScroll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepScroll' in state;
}
