import type { ProductsMessages } from './messages.ts';

export const productsPtBR: ProductsMessages = {
  product: {
    code: (code) => `Cód. ${code}`,
    add: 'Adicionar',
    adding: 'Adicionando…',
    added: 'Adicionado',
    inCart: (name, count) => `${name}, ${count} no carrinho`,
    stock: {
      inStock: 'Em estoque',
      physicalStoreOnly: 'Disponível na loja física',
      outOfStock: 'Sem estoque',
    },
    specName: 'Característica',
    specValue: 'Valor',
    specs: 'Ficha técnica',
  },
  quantity: {
    label: 'Quantidade',
    of: (name) => `Quantidade de ${name}`,
    decrease: 'Diminuir quantidade',
    increase: 'Aumentar quantidade',
  },
  favourite: {
    add: (name) => `Adicionar ${name} aos favoritos`,
    remove: (name) => `Remover ${name} dos favoritos`,
  },
};
