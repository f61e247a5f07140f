import type { OrderStatus } from '@ponte/contract/orders';
import type { Lang } from '@ponte/contract/wire';

/** What a ticket says besides its order. */
export interface TicketWords {
  readonly title: string;
  readonly order: (number: string) => string;
  readonly placed: string;
  readonly customer: string;
  readonly status: string;
  readonly statuses: Readonly<Record<OrderStatus, string>>;
  readonly delivery: string;
  readonly days: (days: number) => string;
  readonly pickupCode: string;
  readonly bring: string;
  readonly product: string;
  readonly code: (code: string) => string;
  readonly quantity: string;
  readonly unit: string;
  readonly subtotal: string;
  readonly shipping: string;
  readonly free: string;
  readonly total: string;
  /** What a ticket is not. */
  readonly notInvoice: string;
  readonly page: (page: number, of: number) => string;
}

/** The words of tickets in each language, as the order's page has them. */
export const ticketWords: Readonly<Record<Lang, TicketWords>> = {
  pt: {
    title: 'Comprovante de compra',
    order: (number) => `Pedido ${number}`,
    placed: 'Feito em',
    customer: 'Cliente',
    status: 'Situação',
    statuses: {
      AGUARDANDO: 'Aguardando',
      PAGAMENTO: 'Aguardando pagamento',
      AUTORIZADO: 'Autorizado',
      PAGO: 'Pago',
      ENVIADO: 'Enviado',
      ESTORNADO: 'Estornado',
    },
    delivery: 'Entrega',
    days: (days) =>
      days === 0 ? 'No mesmo dia' : `Em ${days} ${days === 1 ? 'dia útil' : 'dias úteis'}`,
    pickupCode: 'Código de retirada',
    bring: 'Apresente este código e um documento com foto ao retirar ou receber a compra.',
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
    statuses: {
      AGUARDANDO: 'En espera',
      PAGAMENTO: 'Pago pendiente',
      AUTORIZADO: 'Autorizado',
      PAGO: 'Pagado',
      ENVIADO: 'Enviado',
      ESTORNADO: 'Reembolsado',
    },
    delivery: 'Entrega',
    days: (days) =>
      days === 0 ? 'En el día' : `En ${days} ${days === 1 ? 'día hábil' : 'días hábiles'}`,
    pickupCode: 'Código de retiro',
    bring: 'Presente este código y un documento con foto al retirar o recibir la compra.',
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
