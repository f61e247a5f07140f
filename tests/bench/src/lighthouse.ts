import lighthouse from 'lighthouse';
import { startChromium } from './chromium.ts';

const categories = ['accessibility', 'best-practices', 'seo'];

/** Lighthouse's scores of a page besides its speed, 0 to 100, and the audits that it fails. */
export async function scoresOf(address: string): Promise<string> {
  const browser = await startChromium();
  try {
    const options = { port: browser.port, logLevel: 'error' } as const;
    const result = await lighthouse(address, { ...options, onlyCategories: categories });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    const { lhr } = result;
    const judged = Object.values(lhr.categories);
    const failed = judged
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id);
    const scores = judged.map(({ score }) => Math.round((score ?? 0) * 100));
    return [scores.join(', '), ...failed].join(' ');
  } finally {
    await browser.close();
  }
}
