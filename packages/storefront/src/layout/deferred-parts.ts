import { deferred } from '../lazy/deferred.tsx';

/* Parts of the layout that work as plain links: the server's HTML suffices until their code has
   loaded. */

export const DeferredRatesBar = deferred(async () => (await import('./frame.ts')).RatesBar);

export const DeferredSearch = deferred(async () => (await import('./frame.ts')).Search);

export const DeferredHeaderTools = deferred(async () => (await import('./frame.ts')).HeaderTools);

export const DeferredSessionNotice = deferred(
  async () => (await import('./frame.ts')).SessionNotice,
);

export const DeferredSections = deferred(async () => (await import('./frame.ts')).Sections);

export const DeferredFooter = deferred(async () => (await import('./frame.ts')).Footer);

export const DeferredPhoneNavigation = deferred(
  async () => (await import('./frame.ts')).PhoneNavigation,
);

export const DeferredToastHost = deferred(async () => (await import('./frame.ts')).ToastHost);

/** A server loads them all before it renders. */
export async function preloadParts(): Promise<void> {
  await Promise.all([
    DeferredRatesBar.preload(),
    DeferredSearch.preload(),
    DeferredHeaderTools.preload(),
    DeferredSessionNotice.preload(),
    DeferredSections.preload(),
    DeferredFooter.preload(),
    DeferredPhoneNavigation.preload(),
    DeferredToastHost.preload(),
  ]);
}
