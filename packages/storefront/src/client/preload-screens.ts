import type { LazyModule } from '../lazy/lazy-module.ts';
import type { ScreenModule } from '../route/screen.ts';
import { routes } from '../routes/routes.ts';

/** The screens that shoppers open most, from every page. */
export const likelyScreens = routes
  .filter(({ isLikelyNext }) => isLikelyNext)
  .map(({ screen }) => screen);

/** The code of a screen. */
type Screen = LazyModule<Pick<ScreenModule, 'preload'>>;

/** What Chromium reports about the connection: https://wicg.github.io/netinfo/ */
interface Line {
  readonly saveData?: boolean;
}

declare global {
  interface Navigator {
    readonly connection?: Line;
  }
}

/**
 * Fetches the code of screens that are likely to be next, so that a press on a link waits for no
 * code. Not with data saving; what fails to load is fetched when it is needed.
 *
 * @param atRest resolves when the page has nothing to do
 */
export async function preloadScreens(
  screens: readonly Screen[],
  atRest: () => Promise<void>,
  { saveData = false }: Line = navigator.connection ?? {},
): Promise<void> {
  if (saveData) return;
  for (const screen of screens) {
    await atRest();
    const { preload } = await screen.load();
    await atRest();
    await preload?.();
  }
}
