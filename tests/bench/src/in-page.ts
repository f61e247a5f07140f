/* These functions run in the page and see nothing but their arguments. */

declare global {
  var painted: Promise<number> | undefined;
}

/** What the browser has noted about its first load; sizes as they travelled. */
export async function readEntries() {
  const noted = (type: string) =>
    new Promise<readonly PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  const sum = (figures: readonly number[]) => figures.reduce((all, figure) => all + figure, 0);
  const tasks = await noted('longtask');
  const shifts = await noted('layout-shift');
  const largest = (await noted('largest-contentful-paint')).at(-1);
  const [page] = performance.getEntriesByType('navigation');
  const size = (entry: PerformanceEntry | undefined) =>
    entry instanceof PerformanceResourceTiming ? entry.encodedBodySize / 1000 : 0;
  const sizeOf = (ending: RegExp) =>
    sum(
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime < 4000 && ending.test(name))
        .map(size),
    );
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    largestPaint: largest?.startTime,
    blocking: sum(tasks.map(({ duration }) => Math.max(0, duration - 50))),
    shift: sum(shifts.map((entry) => ('value' in entry ? Number(entry.value) : 0))),
    html: size(page),
    script: sizeOf(/\.js$/),
    style: sizeOf(/\.css$/),
  };
}

/** Brings an element of those that are seen into the window. */
export function findPlace(selector: string, position: number) {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
    one.checkVisibility(),
  )[position];
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element?.getBoundingClientRect();
  return {
    x: box && box.left + box.width / 2,
    y: box && box.top + box.height / 2,
    name: element?.textContent.replaceAll(/\s+/g, ' ').trim(),
    path: element instanceof HTMLAnchorElement ? element.pathname : '',
  };
}

/** `painted` is how long the next press waits for what the browser paints after its events. */
export function watchEvents(): void {
  globalThis.painted = new Promise<number>((resolve) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        let longest = 0;
        const observer = new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries()) {
            longest = Math.max(longest, startTime + duration - timeStamp);
          }
        });
        const shortest = { durationThreshold: 16 };
        observer.observe({ type: 'event', ...shortest });
        setTimeout(() => resolve(longest), 3000);
      },
      { capture: true, once: true },
    );
  });
}
