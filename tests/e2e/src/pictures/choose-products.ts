import type { Buyable, Catalogue, Listed } from '../harness/catalogue.ts';

/** What is bought and shown. */
export interface Products {
  readonly usual: Buyable;
  /** The one with the longest name. */
  readonly long: Buyable;
  readonly dearest: Buyable;
  readonly onRequest: Listed;
  readonly onlyInShop: Listed;
}

export async function chooseProducts(catalogue: Catalogue): Promise<Products> {
  const { products } = await catalogue.products({ per_page: '100' });
  const buyable = products.filter(
    (product): product is Buyable => product.inStock && product.price !== null,
  );
  const [usual] = buyable;
  const [long] = buyable.toSorted((a, b) => b.name.length - a.name.length);
  const [dearest] = buyable.toSorted((a, b) => b.price.minor - a.price.minor);
  if (!usual || !long || !dearest) throw new Error('the catalogue has nothing to buy');
  return {
    usual,
    long,
    dearest,
    onRequest: await catalogue.find(({ price }) => price === null),
    onlyInShop: await catalogue.find(({ onlyInShop }) => onlyInShop),
  };
}
