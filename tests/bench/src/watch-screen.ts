/** How long a press was without its answer, in milliseconds. */
export interface Answer {
  /** Until the pressed link's page is visible: a product's name, price and picture; a list's first card. */
  readonly shown: number;
  /** Until nothing in the window is still to come. */
  readonly whole: number;
  /** The layout shift until then, as browsers count it, also right after the press. */
  readonly shift: number;
}

/** What a press leads to. */
export interface Wanted {
  /** The path that it leads to. */
  readonly path: string;
  /** What the screen there calls itself, of a product. */
  readonly name?: string;
}

declare global {
  var answer: Promise<Answer> | undefined;
}

/**
 * In the page: measures the next press, of a key or of Back too, looking at each frame after it. What is seen counts from the
 * end of the frame that has it. `answer` has the result.
 */
export function watchScreen(wanted: Wanted): void {
  /** How long nothing has to change until the screen counts as whole, in milliseconds. */
  const calm = 500;
  /** How long to wait for it. */
  const patience = 15_000;
  const seen = (element: Element | null | undefined): boolean => {
    // A page kept for Back has boxes too.
    if (!element?.checkVisibility()) return false;
    const { height, bottom, top, left } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight && left < innerWidth;
  };
  const drawn = (image: Element | null | undefined) =>
    image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
  const all = (selector: string) => [...document.querySelectorAll(`main ${selector}`)].filter(seen);
  const isProduct = () => {
    const [title] = all('h1');
    const [picture] = all('[data-slot=product-gallery] img');
    const name = title?.textContent.replaceAll(/\s+/g, ' ').trim();
    const priced = all('[data-slot=price-tag][data-size=page]').length > 0;
    return (
      name === wanted.name &&
      priced &&
      all('[data-slot=product-gallery] img').some(drawn) &&
      seen(picture)
    );
  };
  const isList = () => {
    const [card] = all('[data-slot=product-card]:not([aria-busy=true] *)');
    return drawn(card?.querySelector('img'));
  };
  const isShown = () =>
    decodeURIComponent(location.pathname + location.search) === decodeURIComponent(wanted.path) &&
    (wanted.name === undefined ? isList() : isProduct());
  const isWhole = () =>
    all('[data-slot=skeleton], [aria-busy=true]').length === 0 && all('img').every(drawn);

  globalThis.answer = new Promise<Answer>((resolve, reject) => {
    let pressed: number | undefined;
    let shown: number | undefined;
    let whole: number | undefined;
    let shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (pressed !== undefined && entry.startTime >= pressed && 'value' in entry) {
          shift += Number(entry.value);
        }
      }
    });
    observer.observe({ type: 'layout-shift' });
    const look = () => {
      const here = isShown();
      const complete = here && isWhole();
      const channel = new MessageChannel();
      // After the browser's next paint.
      channel.port1.onmessage = () => {
        const now = performance.now();
        if (pressed === undefined) return;
        if (here) shown ??= now;
        if (complete) whole ??= now;
        else whole = undefined;
        if (shown !== undefined && whole !== undefined && now - whole > calm) {
          observer.disconnect();
          resolve({ shown: shown - pressed, whole: whole - pressed, shift });
        } else if (now - pressed > patience) {
          const missing = shown === undefined ? 'is not shown' : 'is not whole';
          reject(new Error(`${wanted.path} ${missing} (${location.href}).`));
        } else requestAnimationFrame(look);
      };
      channel.port2.postMessage(undefined);
    };
    const begin = ({ timeStamp }: Event) => {
      if (pressed !== undefined) return;
      pressed = timeStamp;
      requestAnimationFrame(look);
    };
    for (const press of ['pointerdown', 'keydown', 'popstate']) {
      addEventListener(press, begin, { capture: true, once: true });
    }
  });
  // It is asked for later.
  globalThis.answer.catch(() => undefined);
}
