import { useCollection } from '../../shop/use-collection.ts';

/** When a product can be collected, once that is known. */
export function CollectionTime() {
  return <>{useCollection()}</>;
}
