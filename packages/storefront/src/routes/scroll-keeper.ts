import type { ScrollPositions } from './scroll-positions.ts';

/** Remembers how far each entry of the history is scrolled, and takes the page back there. */
export class ScrollKeeper {
  readonly #positions: ScrollPositions;
  /** The entry that is on the screen. */
  #entry: string | undefined;
  /** Ends the hold on a place whose content may still be on its way. */
  #letGo: (() => void) | undefined;

  constructor(positions: ScrollPositions) {
    this.#positions = positions;
  }

  /**
   * Begins to follow the shopper. Within a document the browser's own restoration is switched off,
   * because it runs before the screen has its content. A document that is left gets it back: a
   * returning shopper is then at their place while the server's HTML is parsed, before any script.
   */
  start(): () => void {
    const remember = () => this.#remember();
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const handBack = () => {
      this.#positions.store();
      history.scrollRestoration = 'auto';
    };
    takeOver();
    addEventListener('scroll', remember, { passive: true });
    // A page that comes back from the back-forward cache runs on where it stopped.
    addEventListener('pageshow', takeOver);
    addEventListener('pagehide', handBack);
    return () => {
      this.#release();
      removeEventListener('scroll', remember);
      removeEventListener('pageshow', takeOver);
      removeEventListener('pagehide', handBack);
    };
  }

  /** The document was opened, or returned to: the browser has scrolled it as far as it could. */
  takeUp(entry: string): void {
    const top = this.#enter(entry);
    const end = document.documentElement.scrollHeight - innerHeight;
    // Anywhere else than at an end of the page is the browser's doing, or the shopper's since.
    if (top !== undefined && (scrollY === 0 || scrollY >= end - 1)) this.#hold(top);
  }

  /** Another page is shown, from its top. */
  toTop(entry: string): void {
    this.#enter(entry);
    scrollTo({ top: 0, behavior: 'instant' });
  }

  /** A part of the page is another, or the browser scrolls to an anchor: the page stays. */
  stay(entry: string): void {
    this.#enter(entry);
  }

  /** An entry of the history is shown again. */
  goBack(entry: string): void {
    const top = this.#enter(entry);
    if (top !== undefined) this.#hold(top);
  }

  /** What is scrolled from now on is this entry of the history. Gives its known place. */
  #enter(entry: string): number | undefined {
    this.#release();
    this.#entry = entry;
    return this.#positions.of(entry);
  }

  /** Nothing while a place is held: where the page is then is not where the shopper was. */
  #remember(): void {
    if (this.#entry !== undefined && !this.#letGo) {
      this.#positions.remember(this.#entry, scrollY);
    }
  }

  #hold(top: number): void {
    this.#letGo = holdPlace(top, () => {
      this.#letGo = undefined;
      this.#remember();
    });
  }

  #release(): void {
    this.#letGo?.();
    this.#letGo = undefined;
  }
}

/** What a shopper does who looks for another place. */
const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to `top` and stays there while the page becomes longer or shorter, as it does until its
 * content is there. Ends when the shopper scrolls or touches anything.
 *
 * @param top pixels from the top of the page
 * @param onRelease called once, when the shopper took over
 * @returns how to end it
 */
function holdPlace(top: number, onRelease: () => void): () => void {
  let reached = 0;
  const scroll = () => {
    scrollTo({ top, behavior: 'instant' });
    reached = scrollY;
  };
  const observer = new ResizeObserver(scroll);
  const stop = () => {
    observer.disconnect();
    removeEventListener('scroll', onScroll);
    for (const gesture of gestures) removeEventListener(gesture, release);
  };
  const release = () => {
    stop();
    onRelease();
  };
  // The browser scrolls too, when a page becomes too short; the observer has put that right before
  // its event comes. What is not where we scrolled to is the shopper's: by a scrollbar, a reader.
  const onScroll = () => {
    if (Math.abs(scrollY - reached) > 1) release();
  };
  scroll();
  observer.observe(document.body);
  addEventListener('scroll', onScroll, { passive: true });
  for (const gesture of gestures) addEventListener(gesture, release, { passive: true });
  return stop;
}
