import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { fit, Pending, resize, untilDrawn, untilTakenOver, widthOf } from './drawn.ts';
import { expectPicture } from './expect-picture.ts';
import { regionsOf, type Shot } from './shot.ts';
import { shots } from './shots.ts';
import { expect, test } from './test.ts';

const storefront = new URL('../../../../packages/storefront/', import.meta.url);
const routeTable = v.record(v.string(), v.object({ path: v.string() }));

test(
  'every route of the storefront has a picture, and every picture its own name',
  { tag: '@br' },
  async () => {
    const table: unknown = await import(new URL('src/routes/table.ts', storefront).href);
    const routes = Object.keys(v.parse(routeTable, table));

    const pictured = new Set(shots.map(({ route }) => route));
    expect(routes.toSorted()).toEqual([...pictured].toSorted());
    expect(new Set(shots.map(({ name }) => name)).size).toBe(shots.length);
  },
);

for (const shot of shots) {
  const { name } = shot;
  test(
    name,
    { tag: regionsOf(shot).map((code) => `@${code}`) },
    async ({ studio, troubles, browser }, info) => {
      troubles.expect(/Failed to load resource/);
      const page = await studio.tab(shot.who ?? 'visitor', shot.keeps?.(studio) ?? {});
      const pending = new Pending(page);
      await shot.before?.(page, studio);
      const width = widthOf[studio.here.code];
      await resize(page, width);
      await page.goto(typeof shot.path === 'string' ? shot.path : shot.path(studio));
      await untilTakenOver(page);
      await pending.none();
      await shot.after?.(page, studio);
      await showOneYear(page);
      await untilDrawn(page, pending);
      const place = async () => {
        if (shot.of === 'window') await untilDrawn(page, pending);
        else await fit(page, width, pending);
      };
      const file = [name, `${width}-${studio.here.code}.png`];
      await expectPicture(partOf(page, shot), file, { browser, info, place });
      await page.close();
    },
  );
}

/** Pictures outlive the year in which the shop was built, which its footer shows. */
async function showOneYear(page: Page): Promise<void> {
  const note = page.getByText(/^© \d{4} Ponte/);
  if ((await note.count()) === 0) return;
  await note.evaluate((node) => {
    node.textContent = node.textContent.replace(/\d{4}/, '2026');
  });
}

function partOf(page: Page, { of }: Shot): Page | Locator {
  if (of === 'page' || of === 'window') return page;
  const main = page.getByRole('main');
  return of === undefined ? main : main.locator(of.block).first();
}
