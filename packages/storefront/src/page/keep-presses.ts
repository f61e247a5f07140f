/** A press on a button that did nothing yet. */
export interface KeptPress {
  readonly part: Element;
  readonly button: HTMLElement;
  readonly event: Event;
}

/** What the page's inline script and the code that comes later share. */
interface EarlyPresses {
  /** Parts of the page whose buttons work. */
  readonly working: WeakSet<Element>;
  /** Presses on the others, in their order. */
  kept: readonly KeptPress[];
}

declare global {
  interface Window {
    /** Undefined where the inline script has not run, as in tests of single components. */
    earlyPresses?: EarlyPresses;
  }
}

/**
 * Takes note of presses on buttons that do nothing yet, and shows that they were noticed. It is the
 * page's inline script: the server writes its source into the page (`server/inline-script.ts`), so it
 * must use nothing from outside of itself but what a browser has.
 */
export function keepPresses(): void {
  const early: EarlyPresses = { working: new WeakSet(), kept: [] };
  window.earlyPresses = early;
  const keep = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const part = event.target.closest('[data-keeps-presses]');
    const button = event.target.closest('button');
    if (!part || !button || early.working.has(part)) return;
    button.ariaBusy = 'true';
    early.kept = [...early.kept, { part, button, event }];
  };
  document.addEventListener('click', keep, true);
}
