import type { CartMessages } from './messages.ts';

export const cartEsPY: CartMessages = {
  cart: {
    title: 'Su carrito',
    products: (lines) => (lines === 1 ? '1 producto' : `${lines} productos`),
    lines: 'Productos en el carrito',
    each: (price) => `${price} c/u`,
    remove: 'Quitar',
    clear: 'Vaciar carrito',
    confirmClear: 'Confirmar: vaciar todo',
    subtotal: 'Subtotal',
    shipping: 'Envío',
    free: 'Gratis',
    total: 'Total',
    taxIncluded: 'I.V.A. incluido',
    taxExcluded: 'sin I.V.A.',
    checkout: 'Finalizar compra',
    emptyTitle: 'Su carrito está vacío',
    emptyText: 'Busque por nombre, marca o código y agregue lo que necesita.',
    continueShopping: 'Seguir comprando',
    saving: 'Guardando…',
  },
};
