import { toDecimalString, type Money } from '@ponte/regional/money';
import type { PaymentWay } from '../orders.ts';
import type { StartCheckoutBody } from '../orders.ts';

export interface CheckoutChoice {
  readonly cartExternalId: string;
  /** The delivery option's token. */
  readonly deliveryToken: string;
  /** The delivery price that the shopper saw, only compared. */
  readonly shipping: Money;
  readonly addressId: number | null;
  /** Null: pickup at the store. */
  readonly serviceId: number | null;
  readonly point: { readonly id: number; readonly cityId: number | null } | null;
  /** Null: the shopper chooses on the payment page. */
  readonly method: PaymentWay | null;
  /** For a card payment when none is on file; null if none was entered. */
  readonly cpf: string | null;
  /** To the shop; may be empty. */
  readonly note: string;
}

export function checkoutBodyOf(choice: CheckoutChoice): StartCheckoutBody {
  const { point } = choice;
  const note = choice.note.trim();
  return {
    token_entrega: choice.deliveryToken,
    valor_frete: toDecimalString(choice.shipping),
    cliente_endereco_id: choice.addressId,
    entrega_servico_id: choice.serviceId ?? 'retirada_loja',
    ...(point && { id_ponto_entrega: point.id, cidade_alternativa: point.cityId }),
    forma_pagamento: choice.method,
    ...(choice.cpf !== null && { cpf: choice.cpf }),
    ...(note !== '' && { observacao: note }),
  };
}
