import { deferred } from '../lazy/deferred.tsx';
import { LazyModule } from '../lazy/lazy-module.ts';
import { asleep } from '../page/asleep.tsx';

export const frame = new LazyModule(() => import('./frame.ts'));
export const DeferredRatesBar = asleep(frame, (code) => code.RatesBar);
export const DeferredSearch = asleep(frame, (code) => code.Search);
export const DeferredHeaderTools = asleep(frame, (code) => code.HeaderTools);
export const DeferredSessionNotice = asleep(frame, (code) => code.SessionNotice);
export const DeferredSections = asleep(frame, (code) => code.Sections);
export const DeferredFooter = deferred(frame, (code) => code.Footer);
export const DeferredPhoneNavigation = asleep(frame, (code) => code.PhoneNavigation);
export const DeferredToastHost = asleep(frame, (code) => code.ToastHost);
