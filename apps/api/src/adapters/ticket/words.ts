import type { OrderState } from '@ponte/contract/orders';
import type { Lang } from '@ponte/contract/wire';
import type { ReturnKind } from './ticket.ts';

interface CodeWords {
  readonly title: string;
  readonly bring: string;
}

export interface TicketWords {
  readonly title: string;
  readonly order: (number: string) => string;
  readonly placed: string;
  readonly customer: string;
  readonly status: string;
  readonly payment: string;
  readonly returned: Readonly<Record<ReturnKind, string>>;
  readonly statuses: Readonly<Record<OrderState, string>>;
  readonly delivery: string;
  readonly when: string;
  readonly hours: string;
  /** The pickup code's label and instructions. */
  readonly pickup: CodeWords;
  readonly handover: CodeWords;
  readonly product: string;
  readonly code: (code: string) => string;
  readonly quantity: string;
  readonly unit: string;
  readonly subtotal: string;
  readonly shipping: string;
  readonly free: string;
  readonly total: string;
  /** That the ticket is no invoice. */
  readonly notInvoice: string;
  readonly page: (page: number, of: number) => string;
}

/** The same words as on the order's page. */
export const ticketWords: Readonly<Record<Lang, TicketWords>> = {
  pt: {
    title: 'Comprovante de compra',
    order: (number) => `Pedido ${number}`,
    placed: 'Feito em',
    customer: 'Cliente',
    status: 'Situação',
    payment: 'Pagamento',
    returned: { whole: 'Devolvido', part: 'Devolvido em parte', chargedBack: 'Contestado' },
    statuses: {
      awaiting: 'Aguardando',
      awaitingPayment: 'Aguardando pagamento',
      authorized: 'Autorizado',
      paid: 'Pago',
      shipped: 'A caminho',
      readyForPickup: 'Pronto para retirar',
      collected: 'Retirado',
      delivered: 'Entregue',
      underReview: 'Pagamento em verificação',
      refunding: 'Devolução em curso',
      refunded: 'Devolvido',
      refundedInPart: 'Devolvido em parte',
      chargedBack: 'Contestado',
      confirming: 'Confirmando o pagamento',
      ranOut: 'Vencido',
      cancelled: 'Cancelado',
      unknown: 'Em andamento',
    },
    delivery: 'Entrega',
    when: 'Quando',
    hours: 'Horário',
    pickup: {
      title: 'Código de retirada',
      bring: 'Apresente este código ao retirar a compra.',
    },
    handover: {
      title: 'Código de entrega',
      bring: 'Apresente este código ao receber a compra.',
    },
    product: 'Produto',
    code: (code) => `Cód. ${code}`,
    quantity: 'Qtde.',
    unit: 'Preço unitário',
    subtotal: 'Subtotal',
    shipping: 'Frete',
    free: 'Grátis',
    total: 'Total',
    notInvoice: 'Este comprovante não é documento fiscal.',
    page: (page, of) => `Página ${page} de ${of}`,
  },
  es: {
    title: 'Comprobante de compra',
    order: (number) => `Pedido ${number}`,
    placed: 'Hecho el',
    customer: 'Cliente',
    status: 'Estado',
    payment: 'Pago',
    returned: { whole: 'Devuelto', part: 'Devuelto en parte', chargedBack: 'Contracargo' },
    statuses: {
      awaiting: 'En espera',
      awaitingPayment: 'Pago pendiente',
      authorized: 'Autorizado',
      paid: 'Pagado',
      shipped: 'En camino',
      readyForPickup: 'Listo para retirar',
      collected: 'Retirado',
      delivered: 'Entregado',
      underReview: 'Pago en verificación',
      refunding: 'Devolución en curso',
      refunded: 'Devuelto',
      refundedInPart: 'Devuelto en parte',
      chargedBack: 'Contracargo',
      confirming: 'Confirmando el pago',
      ranOut: 'Vencido',
      cancelled: 'Cancelado',
      unknown: 'En curso',
    },
    delivery: 'Entrega',
    when: 'Cuándo',
    hours: 'Horario',
    pickup: {
      title: 'Código de retiro',
      bring: 'Presente este código al retirar la compra.',
    },
    handover: {
      title: 'Código de entrega',
      bring: 'Presente este código al recibir la compra.',
    },
    product: 'Producto',
    code: (code) => `Cód. ${code}`,
    quantity: 'Cant.',
    unit: 'Precio unitario',
    subtotal: 'Subtotal',
    shipping: 'Envío',
    free: 'Gratis',
    total: 'Total',
    notInvoice: 'Este comprobante no es un documento fiscal.',
    page: (page, of) => `Página ${page} de ${of}`,
  },
};
