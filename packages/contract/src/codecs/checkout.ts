import { toDecimalString } from '@ponte/regional/money';
import type { CheckoutChoice } from '../entities/index.ts';
import type { StartCheckoutBody } from '../orders.ts';

export function checkoutBodyOf(choice: CheckoutChoice): StartCheckoutBody {
  const { point } = choice;
  return {
    token_entrega: choice.deliveryToken,
    valor_frete: toDecimalString(choice.shipping),
    cliente_endereco_id: choice.addressId,
    entrega_servico_id: choice.serviceId ?? 'retirada_loja',
    ...(point && { id_ponto_entrega: point.id, cidade_alternativa: point.cityId }),
    forma_pagamento: choice.method,
    ...(choice.cpf !== null && { cpf: choice.cpf }),
  };
}
