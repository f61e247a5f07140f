import { deferred } from '../app/deferred.tsx';

/** The footer, at the end of every page: its code comes after the rest. */
export const DeferredFooter = deferred(async () => (await import('./footer.tsx')).Footer);
