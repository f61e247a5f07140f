import { shopCurrencyId, toDecimalString, type CurrencyCode } from '@ponte/regional/money';
import type { CalculateShippingBody } from '../shipping.ts';
import type { CartLine } from './cart.ts';

export interface ShippingQuestion {
  readonly externalId: string;
  readonly currency: CurrencyCode;
  /** The lines as shown; the store uses its own copy and its own prices. */
  readonly lines: readonly CartLine[];
  readonly cityId: number;
  readonly countryId: 1 | 2;
  /** Empty if there is none. */
  readonly postalCode: string;
  /** The saved address of the destination, or null. */
  readonly addressId: number | null;
  /** Ask for this pickup point only, or null. */
  readonly point: { readonly id: number; readonly cityId: number | null } | null;
  /** The service of the point, if known. */
  readonly serviceId: number | null;
}

export interface EstimateQuestion {
  /** Or its id. */
  readonly slug: string;
  readonly cityId: number;
  readonly countryId: 1 | 2;
}

export function shippingBodyOf(question: ShippingQuestion): CalculateShippingBody {
  const { point, serviceId, lines } = question;
  return {
    cidade_id: question.cityId,
    ...(point && { id_ponto_entrega: point.id, cidade_alternativa_id: point.cityId }),
    ...(point && serviceId !== null && { id_servico: serviceId }),
    pais_id: question.countryId,
    cep: question.postalCode || null,
    external_id: question.externalId,
    filial_id: 1,
    moeda_id: shopCurrencyId(question.currency),
    cliente_endereco_id: question.addressId,
    itens: lines.map((line) => ({
      produto_id: line.productId,
      qtde: line.quantity,
      armazem_id: 1,
      valor_unitario: toDecimalString(line.unitPrice),
      ativo: line.active,
    })),
  };
}
