/** A press on a button that was not hydrated yet. */
export interface KeptPress {
  readonly part: Element;
  readonly button: HTMLElement;
  readonly event: Event;
}

/** Shared by the inline script and later code. */
interface EarlyPresses {
  /** Hydrated parts. */
  readonly working: WeakSet<Element>;
  /** Presses on other parts, in order. */
  kept: readonly KeptPress[];
  /** The first sign of a visitor, also before there is a script. */
  readonly sign: Promise<void>;
}

declare global {
  interface Window {
    /** Undefined where the inline script has not run, as in component tests. */
    earlyPresses?: EarlyPresses;
  }
}

/**
 * Records presses on buttons that are not hydrated yet, and acknowledges them visually. It is the
 * page's inline script: the server embeds its source (`server/inline-script.ts`), so it must not
 * use anything outside itself but browser APIs.
 */
export function keepPresses(): void {
  // Some tools press, focus and fill without a pointer or keys.
  const signs = [
    'pointermove',
    'pointerdown',
    'touchstart',
    'scroll',
    'keydown',
    'focusin',
    'click',
  ];
  const sign = new Promise<void>((resolve) => {
    for (const name of signs) {
      addEventListener(name, () => resolve(), { capture: true, once: true, passive: true });
    }
  });
  const early: EarlyPresses = { working: new WeakSet(), kept: [], sign };
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
