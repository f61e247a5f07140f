import type { PaymentWay } from '@ponte/contract/orders';
import type { Lang } from '@ponte/contract/wire';

/** Ways to pay as mails and tickets name them: after "Forma de pagamento:", or in a sentence after "por". */
export const wayNames: Readonly<Record<Lang, Readonly<Record<PaymentWay, string>>>> = {
  pt: {
    pix: 'Pix',
    card: 'cartão',
    voucher: 'boleto',
    gateway: 'pagamento on-line',
    qr: 'QR',
    wallet: 'carteira digital',
    transfer: 'transferência bancária',
    bank: 'banco',
    points: 'ponto de pagamento',
  },
  es: {
    pix: 'Pix',
    card: 'tarjeta',
    voucher: 'boleto',
    gateway: 'pago en línea',
    qr: 'QR',
    wallet: 'billetera electrónica',
    transfer: 'transferencia bancaria',
    bank: 'banco',
    points: 'boca de cobranza',
  },
};
