import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with axe's own words, rule by rule, when the page as it stands breaks one. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.waitForFunction(isAtRest);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
  }));
  expect(told).toEqual([]);
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
