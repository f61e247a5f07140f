import { deferred } from '../app/deferred.tsx';

/*
 * Parts of the layout that are links before anything else: the server's HTML does what they are
 * for, and their code comes after the rest of the page.
 */

export const DeferredRatesBar = deferred(async () => (await import('./rates-bar.tsx')).RatesBar);

export const DeferredLanguageSwitch = deferred(
  async () => (await import('./language-switch.tsx')).LanguageSwitch,
);

export const DeferredSections = deferred(async () => (await import('./sections.tsx')).Sections);

export const DeferredFooter = deferred(async () => (await import('./footer.tsx')).Footer);

export const DeferredPhoneNavigation = deferred(
  async () => (await import('./phone-navigation.tsx')).PhoneNavigation,
);

/** Fetches them all: a server has to before it renders. */
export async function preloadParts(): Promise<void> {
  await Promise.all([
    DeferredRatesBar.preload(),
    DeferredLanguageSwitch.preload(),
    DeferredSections.preload(),
    DeferredFooter.preload(),
    DeferredPhoneNavigation.preload(),
  ]);
}
