import { useEffect } from 'react';
import { partsHydrated } from '../lazy/parts-hydrated.ts';

/**
 * Says on the document how far the page is hydrated, for whoever has to know from outside, as tests
 * do: `data-hydrated` is `page` once React has it, and `whole` once the parts whose code comes later
 * are hydrated as well. Stands last in the tree, so that its effect runs after all others.
 */
export function HydrationMark() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['hydrated'] = 'page';
    void partsHydrated().then(() => {
      dataset['hydrated'] = 'whole';
    });
  }, []);
  return null;
}
