import type { KeptPress } from './keep-presses.ts';

/* Replays the presses that `keepPresses` recorded, once their code is hydrated. */

/** Recorded presses whose part is hydrated. */
let due: readonly KeptPress[] = [];

/** A part was hydrated: its recorded presses are due. */
function takeOver(part: Element | null): void {
  const early = window.earlyPresses;
  if (!part || !early) return;
  early.working.add(part);
  const ours = early.kept.filter((press) => press.part === part);
  early.kept = early.kept.filter((press) => press.part !== part);
  // React replays a press that is still going on by itself.
  due = [...due, ...ours.filter(({ event }) => event.eventPhase === Event.NONE)];
  for (const { button } of ours) button.ariaBusy = null;
}

/** Replays due presses once all effects of hydration have run. */
export function makeDuePresses(): void {
  if (due.length === 0) return;
  // After the visitor's own data, such as the cart, are loaded.
  setTimeout(() => void makeEach());
}

/**
 * One by one, so that each sees the previous one's result. All keep the current time: the filter of
 * double presses looks at it.
 */
async function makeEach(): Promise<void> {
  const presses = due.map(({ button }) => ({
    button,
    press: new MouseEvent('click', { bubbles: true, cancelable: true }),
  }));
  due = [];
  for (const { button, press } of presses) {
    button.dispatchEvent(press);
    // Lets React render the result before the next.
    await Promise.resolve();
  }
}

/** Props of a part whose presses are recorded, see `useKeepsPresses`. */
export const keepsPresses = { 'data-keeps-presses': '', ref: takeOver } as const;
