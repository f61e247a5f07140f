/*
 * The page's first script, a few hundred bytes that nothing waits for: it keeps the presses that
 * come before the code that answers them, and has them made again when that code is there.
 */

interface KeptPress {
  readonly part: Element;
  readonly button: HTMLElement;
  readonly event: Event;
}

/** Parts of the page whose buttons work. */
const working = new WeakSet<Element>();
let kept: readonly KeptPress[] = [];
/** Presses on parts that work now, which are to be made again. */
let due: readonly KeptPress[] = [];

if (typeof document !== 'undefined') document.addEventListener('click', keep, true);

/** Takes note of a press on a button that does nothing yet, and shows that it was noticed. */
function keep(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const part = event.target.closest('[data-keeps-presses]');
  const button = event.target.closest('button');
  if (!part || !button || working.has(part)) return;
  button.ariaBusy = 'true';
  kept = [...kept, { part, button, event }];
}

/** React has taken over a part: its buttons work from now on, and kept presses are due. */
function takeOver(part: Element | null): void {
  if (!part) return;
  working.add(part);
  const ours = kept.filter((press) => press.part === part);
  kept = kept.filter((press) => press.part !== part);
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
