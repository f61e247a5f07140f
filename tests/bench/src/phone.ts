import * as v from 'valibot';
import type { Devtools, PageMaker } from './devtools.ts';

/**
 * `processor`: the main thread's processor time, on this machine as fast as it is. `clock`: what a shopper
 * waits, on a phone a quarter as fast with a slow line.
 */
export type Measure = 'processor' | 'clock';

/** Work of the main thread; times in milliseconds, of the processor or of the clock. */
export interface Work {
  readonly all: number;
  readonly script: number;
  readonly layout: number;
  /** Number of layouts. */
  readonly layouts: number;
}

/** A page on a phone. */
export interface Phone extends Devtools {
  /** The main thread's work from `act` until the page rests. */
  work(act: () => Promise<unknown>): Promise<Work>;
  /** Boxes that the page has laid out. */
  boxes(): Promise<number>;
  tap(x: number, y: number): Promise<void>;
}

/** 1.6 Mbit/s down, 0.75 up and 150 ms, as Lighthouse reckons with a phone's line. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
} as const;

const screen = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

/** The main thread rests when it has worked less than `idle` of the last `calm` milliseconds. */
const calm = 1000;
const idle = 10;
const patience = 60_000;

const metricsOf = v.object({
  metrics: v.array(v.object({ name: v.string(), value: v.number() })),
});

/** Opens an empty page that differs from others only in what it counts. */
export async function openPhone(
  browser: PageMaker,
  measure: Measure,
  withScript = true,
): Promise<Phone> {
  const page = await browser.newPage();
  await page.send('Emulation.setDeviceMetricsOverride', screen);
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.send('Emulation.setScriptExecutionDisabled', { value: !withScript });
  if (measure === 'clock') {
    await page.send('Network.enable');
    await page.send('Network.emulateNetworkConditions', line);
    await page.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  const timeDomain = measure === 'clock' ? 'timeTicks' : 'threadTicks';
  await page.send('Performance.enable', { timeDomain });

  const metric = async () => {
    const { metrics } = v.parse(metricsOf, await page.send('Performance.getMetrics'));
    const values = new Map(metrics.map(({ name, value }) => [name, value]));
    return (name: string) => {
      const value = values.get(name);
      if (value === undefined) throw new Error(`The browser has no figure for ${name}.`);
      return value;
    };
  };
  const work = async (): Promise<Work> => {
    const value = await metric();
    return {
      all: value('TaskDuration') * 1000,
      script: value('ScriptDuration') * 1000,
      layout: (value('LayoutDuration') + value('RecalcStyleDuration')) * 1000,
      layouts: value('LayoutCount'),
    };
  };
  const atRest = async () => {
    const deadline = Date.now() + patience;
    const seen: { readonly at: number; readonly all: number }[] = [];
    while (Date.now() < deadline) {
      const at = Date.now();
      const { all } = await work();
      const before = seen.findLast((earlier) => at - earlier.at >= calm);
      if (before && all - before.all < idle) return;
      seen.push({ at, all });
      await new Promise((resolve) => {
        setTimeout(resolve, 250);
      });
    }
    throw new Error('The page did not come to rest.');
  };
  return {
    ...page,
    async work(act) {
      const before = await work();
      await act();
      await atRest();
      const after = await work();
      return {
        all: after.all - before.all,
        script: after.script - before.script,
        layout: after.layout - before.layout,
        layouts: after.layouts - before.layouts,
      };
    },
    boxes: async () => (await metric())('LayoutObjects'),
    async tap(x, y) {
      const touchPoints = [{ x, y }];
      await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
  };
}
