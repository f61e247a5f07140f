import { useEffect, type ReactNode } from 'react';
import { awake, pageHydrated, partsHydrated } from '../lazy/parts-hydrated.ts';

/**
 * Marks hydration on the document for tests: `data-hydrated` is `page` once React has hydrated it,
 * `whole` once lazy parts are hydrated too, and `awake` once those are that wait for a visitor's first sign. It wraps the tree so that its effect runs last.
 */
export function HydrationMark({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    void pageHydrated().then(async () => {
      dataset['hydrated'] = 'page';
      await partsHydrated();
      dataset['hydrated'] = 'whole';
      await awake;
      await partsHydrated();
      dataset['hydrated'] = 'awake';
    });
  }, []);
  return children;
}
