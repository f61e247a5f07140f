/** Navigation state of links that only change a part of the page. */
export const keepScroll = { keepScroll: true } as const;

export function keepsScroll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepScroll' in state;
}
