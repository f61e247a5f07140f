import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readsByScreens } from '../run/screens.mjs';

describe('what is read of the storefront with some screens', () => {
  const storefront = 'packages/storefront';
  const readsOf = readsByScreens([storefront, 'packages/ui']);
  const screensIn = (paths: readonly string[]) =>
    paths.filter((path) => path.startsWith(`${storefront}/src/screens`));

  it('is everything beside the screens, and those', () => {
    const reads = readsOf(['about']);

    expect(screensIn(reads)).toEqual([`${storefront}/src/screens/about`]);
    const floors = readdirSync(new URL(`../../${storefront}/src`, import.meta.url));
    const others = floors.filter((name) => name !== 'screens');
    expect(reads).toEqual(
      expect.arrayContaining([
        'packages/ui',
        `${storefront}/package.json`,
        `${storefront}/vite`,
        ...others.map((name) => `${storefront}/src/${name}`),
      ]),
    );
    expect(reads).not.toContain(storefront);
  });

  it('is also what they import from other screens', () => {
    expect(screensIn(readsOf(['success'])).sort()).toEqual([
      `${storefront}/src/screens/order`,
      `${storefront}/src/screens/orders`,
      `${storefront}/src/screens/success`,
    ]);
  });

  it('is the texts of those and of the frame, and of no other screen', () => {
    const reads = readsOf(['about']);

    expect(reads).toContain(`${storefront}/messages/about`);
    expect(reads).toContain(`${storefront}/messages/shell`);
    expect(reads).not.toContain(`${storefront}/messages/help`);
  });
});
