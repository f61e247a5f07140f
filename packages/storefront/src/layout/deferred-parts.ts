import { deferred } from '../lazy/deferred.tsx';
import { LazyModule } from '../lazy/lazy-module.ts';

/* Parts of the layout that work as plain links: the server's HTML suffices until their code has
   loaded. */

export const frame = new LazyModule(() => import('./frame.ts'));
export const DeferredRatesBar = deferred(frame, (code) => code.RatesBar);
export const DeferredSearch = deferred(frame, (code) => code.Search);
export const DeferredHeaderTools = deferred(frame, (code) => code.HeaderTools);
export const DeferredLargeText = deferred(frame, (code) => code.LargeText);
export const DeferredSessionNotice = deferred(frame, (code) => code.SessionNotice);
export const DeferredSections = deferred(frame, (code) => code.Sections);
export const DeferredFooter = deferred(frame, (code) => code.Footer);
export const DeferredPhoneNavigation = deferred(frame, (code) => code.PhoneNavigation);
export const DeferredToastHost = deferred(frame, (code) => code.ToastHost);
