import type { CartMessages } from './messages.ts';

export const cartPtBR: CartMessages = {
  cart: {
    title: 'Seu carrinho',
    products: (lines) => (lines === 1 ? '1 produto' : `${lines} produtos`),
    lines: 'Produtos no carrinho',
    each: (price) => `${price} cada`,
    remove: 'Remover',
    clear: 'Limpar carrinho',
    confirmClear: 'Confirmar: limpar tudo',
    subtotal: 'Subtotal',
    shipping: 'Frete',
    free: 'Grátis',
    total: 'Total',
    taxIncluded: 'I.V.A. incluído',
    taxExcluded: 'sem I.V.A.',
    checkout: 'Finalizar compra',
    emptyTitle: 'Seu carrinho está vazio',
    emptyText: 'Busque por nome, marca ou código e adicione o que precisa.',
    continueShopping: 'Continuar comprando',
    saving: 'Salvando…',
  },
};
