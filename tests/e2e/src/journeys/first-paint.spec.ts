import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

/*
 * The styles of the first paint come with the page. What they leave out must not be seen: the page
 * looks the same before its stylesheet has come and after.
 */

test.use({ javaScriptEnabled: false });

for (const width of [360, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('looks the same before the stylesheet has come', async ({ page, catalogue, troubles }) => {
      troubles.expect(/Failed to load resource/);
      const { slug } = await catalogue.buyable(0);
      for (const path of ['/', '/produtos', `/produto/${slug}`, '/nada']) {
        let whole: readonly string[] = [];
        let first: readonly string[] = [];
        // The storefront may have made the page anew meanwhile.
        await expect(async () => {
          const one = await page.goto(path);
          whole = await looksOf(page);
          await page.route('**/*.css', (route) => route.abort());
          const other = await page.goto(path);
          first = await looksOf(page);
          await page.unroute('**/*.css');
          expect(other?.headers()['etag']).toBe(one?.headers()['etag']);
        }).toPass();

        expect(first, path).toEqual(whole);
      }
    });
  });
}

/** Where every element of the page that is seen stands, and how it is painted. */
function looksOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    // Whether a font has begun to come by now is the browser's business: it is asked for.
    await Promise.all([...document.fonts].map((font) => font.load()));
    await document.fonts.ready;
    return [...document.querySelectorAll('body *')].map((element) => {
      if (!element.checkVisibility()) return `${element.tagName}, not to be seen`;
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      return [
        element.tagName,
        element.getAttribute('class'),
        [x, y, width, height].map(Math.round),
        [style.color, style.backgroundColor, style.borderColor, style.borderWidth],
        [style.fontSize, style.fontWeight, style.opacity, style.visibility, style.boxShadow],
      ].join(' ');
    });
  });
}
