import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, onItsOwnShop, test as base } from '../harness/test.ts';
import { fit, Pending, resize, untilDrawn, widthOf } from './drawn.ts';
import { expectPicture } from './expect-picture.ts';
import { regionsOf } from './shot.ts';
import { staffShots, type StaffShot } from './staff-shots.ts';
import { openStaffStudio, type StaffStudio } from './staff-studio.ts';

// Numbers of orders and customers are those of an unused shop.
base.use(onItsOwnShop);

const test = base.extend<object, { code: 'br' | 'py'; studio: StaffStudio }>({
  code: [
    async ({}, provide, { project }) => provide(project.name === 'pictures-py' ? 'py' : 'br'),
    { scope: 'worker' },
  ],
  studio: [
    async ({ browser, shop, code }, provide) => {
      const studio = await openStaffStudio(browser, shop, code);
      await provide(studio);
      await studio.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// One shop for all of them.
test.describe.configure({ mode: 'default' });

const table = new URL('../../../../apps/staff/src/routes/pages.tsx', import.meta.url);

test('every page of the back office has a picture', { tag: '@br' }, () => {
  const pages = [...readFileSync(table, 'utf8').matchAll(/page\('([^']+)'/g)].map(
    ([, path = '']) => path,
  );

  const pictured = new Set(staffShots.map(({ page }) => page));
  expect([...pages, '/sign-in'].toSorted()).toEqual([...pictured].toSorted());
});

for (const shot of staffShots) {
  const { name, path = shot.page } = shot;
  test(
    name,
    { tag: regionsOf(shot).map((code) => `@${code}`) },
    async ({ studio, code, troubles, browser }, info) => {
      troubles.expect(/Failed to load resource/);
      const page = await studio.tab(shot.who ?? 'owner');
      const pending = new Pending(page);
      await shot.before?.(page);
      const width = widthOf[code];
      await resize(page, width);
      await page.goto(typeof path === 'string' ? path : path(studio));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await pending.none();
      await shot.after?.(page);
      // Nothing stands under the pointer.
      await page.mouse.move(0, 0);
      const place = async () => {
        if (shot.of === 'window') await untilDrawn(page, pending);
        else await fit(page, width, pending);
      };
      const file = [name, `${width}-${code}.png`];
      await expectPicture(partOf(page, shot), file, { browser, info, place });
      await page.close();
    },
  );
}

function partOf(page: Page, { of }: StaffShot): Page | Locator {
  return of === undefined ? page.getByRole('main') : page;
}
