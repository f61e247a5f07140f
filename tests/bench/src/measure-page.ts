import lighthouse from 'lighthouse';
import { startChromium } from './chromium.ts';

/** How the network and the phone are slowed: reckoned afterwards, or really. */
export type Throttling = 'simulate' | 'devtools';

/** What one visit took; times in milliseconds. */
export interface Visit {
  /** 0 to 100. */
  readonly performance: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly layoutShift: number;
}

/** What Lighthouse says of a page besides its speed, 0 to 100, and what it finds wanting. */
export interface Quality {
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly wanting: string;
}

/** Visits a page once on Lighthouse's phone, in a browser of its own. */
export async function visit(address: string, throttling: Throttling): Promise<Visit> {
  const { categories, audits } = await run(address, throttling, ['performance']);
  const figure = (name: string) => {
    const value = audits[name]?.numericValue;
    if (value === undefined) throw new Error(`${address}: Lighthouse has no figure for ${name}.`);
    return value;
  };
  return {
    performance: scoreOf(categories['performance']?.score),
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    layoutShift: figure('cumulative-layout-shift'),
  };
}

/** Asks Lighthouse about everything but speed. */
export async function judge(address: string): Promise<Quality> {
  const names = ['accessibility', 'best-practices', 'seo'];
  const { categories, audits } = await run(address, 'simulate', names);
  const score = (name: string) => scoreOf(categories[name]?.score);
  const wanting = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    wanting: wanting.join(', '),
  };
}

/** A browser now and then does not answer; a third failure is one. */
const attempts = 3;

async function run(address: string, throttlingMethod: Throttling, onlyCategories: string[]) {
  for (let attempt = 1; ; attempt += 1) {
    const browser = await startChromium();
    try {
      const flags = { port: browser.port, logLevel: 'error', throttlingMethod } as const;
      const result = await lighthouse(address, { ...flags, onlyCategories });
      const trouble = result?.lhr.runtimeError;
      if (result && !trouble) return result.lhr;
      throw new Error(`${address}: ${trouble?.message ?? 'Lighthouse gave no result'}`);
    } catch (error) {
      if (attempt === attempts) throw error;
    } finally {
      await browser.close();
    }
  }
}

function scoreOf(score: number | null | undefined): number {
  return Math.round((score ?? 0) * 100);
}
