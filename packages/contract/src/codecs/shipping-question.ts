import { shopCurrencyId, toDecimalString } from '@ponte/regional/money';
import type { ShippingQuestion } from '../entities/index.ts';
import type { CalculateShippingBody } from '../shipping.ts';

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
