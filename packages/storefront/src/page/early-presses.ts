import type { KeptPress } from './keep-presses.ts';

/* Makes the presses again that `keepPresses` has kept, once the code is there that answers them. */

/** Presses on parts that work now, which are to be made again. */
let due: readonly KeptPress[] = [];

/** React has taken over a part: its buttons work from now on, and kept presses are due. */
function takeOver(part: Element | null): void {
  const early = window.earlyPresses;
  if (!part || !early) return;
  early.working.add(part);
  const ours = early.kept.filter((press) => press.part === part);
  early.kept = early.kept.filter((press) => press.part !== part);
  // React may take over in the midst of a press, and then answers that one itself.
  due = [...due, ...ours.filter(({ event }) => event.eventPhase === Event.NONE)];
  for (const { button } of ours) button.ariaBusy = null;
}

/** Makes the presses that are due, once the effects of all that was taken over have run. */
export function makeDuePresses(): void {
  if (due.length === 0) return;
  // After the page has taken up what belongs to its visitor, the cart among it.
  setTimeout(() => void makeEach());
}

/**
 * One by one, so that each finds what the one before it did. All are of this moment, however long
 * the page takes to answer each: what tells an impatient press from a new one looks at its time.
 */
async function makeEach(): Promise<void> {
  const presses = due.map(({ button }) => ({
    button,
    press: new MouseEvent('click', { bubbles: true, cancelable: true }),
  }));
  due = [];
  for (const { button, press } of presses) {
    button.dispatchEvent(press);
    // React renders what a press changed before this goes on.
    await Promise.resolve();
  }
}

/** Props of a part of the page whose buttons are pressed early, see `useKeepsPresses`. */
export const keepsPresses = { 'data-keeps-presses': '', ref: takeOver } as const;
