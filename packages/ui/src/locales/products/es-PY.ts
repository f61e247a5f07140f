import type { ProductsMessages } from './messages.ts';

export const productsEsPY: ProductsMessages = {
  product: {
    code: (code) => `Cód. ${code}`,
    add: 'Agregar',
    adding: 'Agregando…',
    added: 'Agregado',
    inCart: (name, count) => `${name}, ${count} en el carrito`,
    stock: {
      inStock: 'En stock',
      physicalStoreOnly: 'Disponible en la tienda física',
      outOfStock: 'Sin stock',
    },
    specName: 'Característica',
    specValue: 'Valor',
    specs: 'Ficha técnica',
  },
  quantity: {
    label: 'Cantidad',
    of: (name) => `Cantidad de ${name}`,
    decrease: 'Disminuir cantidad',
    increase: 'Aumentar cantidad',
  },
  favourite: {
    add: (name) => `Agregar ${name} a favoritos`,
    remove: (name) => `Quitar ${name} de favoritos`,
  },
};
