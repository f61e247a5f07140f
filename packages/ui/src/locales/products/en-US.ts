import type { ProductsMessages } from './messages.ts';

export const productsEnUS: ProductsMessages = {
  product: {
    code: (code) => `Code ${code}`,
    add: 'Add to cart',
    adding: 'Adding…',
    added: 'Added',
    inCart: (name, count) => `${name}, ${count} in the cart`,
    stock: {
      inStock: 'In stock',
      physicalStoreOnly: 'Available in store only',
      outOfStock: 'Out of stock',
    },
    specName: 'Feature',
    specValue: 'Value',
    specs: 'Specifications',
  },
  quantity: {
    label: 'Quantity',
    of: (name) => `Quantity of ${name}`,
    decrease: 'Decrease quantity',
    increase: 'Increase quantity',
  },
  favourite: {
    add: (name) => `Add ${name} to favorites`,
    remove: (name) => `Remove ${name} from favorites`,
  },
};
