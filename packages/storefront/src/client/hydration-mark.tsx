import { useEffect, type ReactNode } from 'react';
import { partsHydrated } from '../lazy/parts-hydrated.ts';

/**
 * Says on the document how far the page is hydrated, for whoever has to know from outside, as tests
 * do: `data-hydrated` is `page` once React has it, and `whole` once the parts whose code comes later
 * are hydrated as well. Stands around the tree, so that its
 * effect runs after all others, and the ids that React counts are those of the server.
 */
export function HydrationMark({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['hydrated'] = 'page';
    void partsHydrated().then(() => {
      dataset['hydrated'] = 'whole';
    });
  }, []);
  return children;
}
