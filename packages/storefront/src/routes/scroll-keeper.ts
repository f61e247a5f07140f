import { layOutAll } from '../browser/lay-out-all.ts';
import type { ScrollPositions } from './scroll-positions.ts';

/** Records and restores the scroll position of each history entry. */
export class ScrollKeeper {
  readonly #positions: ScrollPositions;
  #entry: string | undefined;
  #letGo: (() => void) | undefined;

  constructor(positions: ScrollPositions) {
    this.#positions = positions;
  }

  /**
   * Starts recording. Within a document the browser's own restoration is disabled, because it runs
   * before the screen has its content; it is re-enabled when the document is left, so that a return
   * is restored while the HTML is parsed.
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
    // A link that is pressed in the frame of a scroll changes the page before that is reported.
    addEventListener('click', remember, { capture: true });
    // A page from the back-forward cache resumes where it stopped.
    addEventListener('pageshow', takeOver);
    addEventListener('pagehide', handBack);
    return () => {
      this.#release();
      removeEventListener('scroll', remember);
      removeEventListener('click', remember, { capture: true });
      removeEventListener('pageshow', takeOver);
      removeEventListener('pagehide', handBack);
    };
  }

  /** The document was loaded: the browser has restored what it could. */
  takeUp(entry: string): void {
    const top = this.#enter(entry);
    // Any position other than an end was set by the browser or the shopper.
    if (top !== undefined && (scrollY === 0 || isAtEnd())) this.#hold(top);
    // Who scrolled before there was a script may press a link without scrolling again.
    else this.#remember();
  }

  /** A new page starts at its top. */
  toTop(entry: string): void {
    this.#enter(entry);
    layOutAll(false);
    scrollTo({ top: 0, behavior: 'instant' });
  }

  /** A part of the page changed, or the browser scrolls to an anchor. */
  stay(entry: string): void {
    this.#enter(entry);
  }

  /** @param isKept the page was here before: each part has the height that it had */
  goBack(entry: string, isKept: boolean): void {
    const top = this.#enter(entry);
    if (top !== undefined) this.#hold(top, isKept);
  }

  /** Switches to an entry; returns its recorded position. */
  #enter(entry: string): number | undefined {
    this.#release();
    this.#entry = entry;
    return this.#positions.of(entry);
  }

  /** Not while a position is held: it isn't the shopper's. */
  #remember(): void {
    if (this.#entry !== undefined && !this.#letGo) {
      this.#positions.remember(this.#entry, scrollY);
    }
  }

  #hold(top: number, isKept = false): void {
    if (!isKept) layOutAll(true);
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

function isAtEnd(): boolean {
  return scrollY >= document.documentElement.scrollHeight - innerHeight - 1;
}

/** Gestures by which a shopper takes over. */
const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to `top` and holds it while the page's height changes, until the shopper scrolls or
 * touches.
 * @param top in pixels
 * @param onRelease called once, when the shopper takes over
 * @returns a function that ends it
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
  // The browser scrolls too when a page becomes too short, and the observer has corrected that
  // before this event. Any other position is the shopper's, for example by scrollbar or screen
  // reader.
  const onScroll = () => {
    if (Math.abs(scrollY - reached) > 1) release();
  };
  scroll();
  observer.observe(document.body);
  addEventListener('scroll', onScroll, { passive: true });
  for (const gesture of gestures) addEventListener(gesture, release, { passive: true });
  return stop;
}
