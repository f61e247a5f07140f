import type { OrdersMessages } from './messages.ts';

/** Orders and payment. */
export const ordersEsPY: OrdersMessages = {
  order: {
    number: (number) => `Pedido ${number}`,
    more: (count) => `+${count}`,
    statuses: {
      awaiting: 'En espera',
      awaitingPayment: 'Pago pendiente',
      authorized: 'Autorizado',
      paid: 'Pagado',
      finished: 'Finalizado',
      shipped: 'Enviado',
      readyForPickup: 'Listo para retirar',
      collected: 'Retirado',
      delivered: 'Entregado',
      refunded: 'Reembolsado',
      declined: 'Rechazado',
      cancelled: 'Cancelado',
    },
    timeline: 'Estado del pedido',
    steps: { done: '(listo)', current: '(ahora)', upcoming: '(a continuación)' },
    pickupCode: 'Código de retiro',
    pickupText: 'Muestre este código en el mostrador con su documento.',
    copyCode: 'Copiar código',
    codeCopied: 'Código copiado',
  },
  payment: {
    label: 'Formas de pago',
    choose: '¿Cómo quiere pagar?',
    names: {
      voucher: 'Boleto',
      pix: 'Pix',
      instalments: 'Tarjeta en hasta 10 cuotas',
      gateway: 'Pago en línea',
      qr: 'Pago con QR',
      wallet: 'Billeteras electrónicas',
      transfer: 'Transferencia bancaria',
      card: 'Tarjeta de crédito o débito',
      bank: 'Desde su banco',
      paymentPoints: 'Bocas de cobranza',
    },
    needs: { instalments: 'Se necesita el CPF.' },
  },
  steps: { label: 'Etapas', done: 'completada' },
};
