import { AxeBuilder } from '@axe-core/playwright';
import { expect, type JSHandle, type Page } from '@playwright/test';

/** Fails with axe's own words, rule by rule, when the page as it stands breaks one. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  let told: readonly object[];
  let motion: JSHandle<Motion>;
  // A part that comes in while axe looks is measured half-way as well: then it looks once more.
  do {
    motion = await page.evaluateHandle(watchMotion);
    await page.waitForFunction(isAtRest);
    await motion.evaluate((seen) => {
      seen.any = false;
    });
    // All of it in the page itself, which has no frames: the usual way opens another page each time.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    told = violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
    }));
  } while ((await motion.evaluate(({ any }) => any)) || !(await page.evaluate(isAtRest)));
  expect(told).toEqual([]);
}

/** Whether something has begun to move since it was last forgotten. */
interface Motion {
  any: boolean;
}

/** Takes note from now on, in the browser, of all that begins to slide or fade and ends again. */
function watchMotion(): Motion {
  const seen: Motion = { any: false };
  const note = ({ target }: Event) => {
    const moving = target instanceof Element ? target.getAnimations({ subtree: true }) : [];
    if (moving.some(({ effect }) => effect?.getComputedTiming().endTime !== Infinity))
      seen.any = true;
  };
  for (const begins of ['animationstart', 'transitionrun']) {
    document.addEventListener(begins, note, { capture: true });
  }
  return seen;
}

/**
 * Whether all that slides or fades in is there, as it is asked in the browser: colours half-way
 * through would be measured as they are. What moves for as long as it is seen, as a skeleton, is none
 * of that.
 */
function isAtRest(): boolean {
  return document
    .getAnimations()
    .every(
      ({ playState, effect }) =>
        playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
    );
}
