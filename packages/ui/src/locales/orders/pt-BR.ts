import type { OrdersMessages } from './messages.ts';

/** Orders and payment. */
export const ordersPtBR: OrdersMessages = {
  order: {
    number: (number) => `Pedido ${number}`,
    more: (count) => `+${count}`,
    statuses: {
      awaiting: 'Aguardando',
      awaitingPayment: 'Aguardando pagamento',
      authorized: 'Autorizado',
      paid: 'Pago',
      finished: 'Finalizado',
      shipped: 'Enviado',
      readyForPickup: 'Pronto para retirar',
      collected: 'Retirado',
      delivered: 'Entregue',
      refunded: 'Estornado',
      declined: 'Recusado',
      cancelled: 'Cancelado',
    },
    timeline: 'Andamento do pedido',
    steps: { done: '(concluído)', current: '(agora)', upcoming: '(a seguir)' },
    pickupCode: 'Código de retirada',
    pickupText: 'Mostre este código no balcão com o seu documento.',
    copyCode: 'Copiar código',
    codeCopied: 'Código copiado',
  },
  payment: {
    label: 'Formas de pagamento',
    choose: 'Como quer pagar?',
    names: {
      voucher: 'Boleto',
      pix: 'Pix',
      instalments: 'Cartão em até 10×',
      gateway: 'Pagamento on-line',
      qr: 'Pagamento por QR',
      wallet: 'Carteiras digitais',
      transfer: 'Transferência bancária',
      card: 'Cartão de crédito ou débito',
      bank: 'Pelo seu banco',
      paymentPoints: 'Pontos de pagamento',
    },
    needs: { instalments: 'É preciso informar o CPF.' },
  },
  steps: { label: 'Etapas', done: 'concluída' },
};
