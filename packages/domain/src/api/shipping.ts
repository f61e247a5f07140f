import type {
  calculateShipping as calculateShippingCall,
  CalculateShippingBody,
  estimateShipping as estimateShippingCall,
  listPickupPoints,
} from '@ponte/contract/shipping';
import { shopCurrencyId, toDecimalString, type CurrencyCode } from '@ponte/regional/money';
import type { CartLine, DeliveryEstimate, DeliveryOption, PickupPoint } from '../entities/index.ts';
import type { Result } from '../result/index.ts';
import type { Api } from './api.ts';
import type { CallOf } from './call.ts';
import { currencyParameterOf, langOf } from './parameters.ts';

interface Options {
  readonly signal?: AbortSignal;
}

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

/** `PUT …/calcular-frete`: a saved cart's delivery options (decision 13). */
export function calculateShipping(
  api: Api,
  question: ShippingQuestion,
  { signal }: Options = {},
): Promise<Result<readonly DeliveryOption[]>> {
  return api.request({
    method: 'PUT',
    path: `/ecom/venda/carrinho/${encodeURIComponent(question.externalId)}/calcular-frete`,
    access: 'optional',
    query: { lang: langOf(api.locale) },
    body: bodyOf(question),
    answer: ({ deliveryOptionsAnswer }) => deliveryOptionsAnswer,
    signal,
  } satisfies CallOf<typeof calculateShippingCall>);
}

/** `GET …/pontos-entrega`: all pickup points for a saved cart (decision 13). */
export function fetchPickupPoints(
  api: Api,
  externalId: string,
  { signal }: Options = {},
): Promise<Result<readonly PickupPoint[]>> {
  return api.request({
    method: 'GET',
    path: `/ecom/venda/carrinho/${encodeURIComponent(externalId)}/pontos-entrega`,
    access: 'optional',
    query: { lang: langOf(api.locale) },
    answer: ({ pickupPointsAnswer }) => pickupPointsAnswer,
    signal,
  } satisfies CallOf<typeof listPickupPoints>);
}

export interface EstimateQuestion {
  /** Or its id. */
  readonly slug: string;
  readonly cityId: number;
  readonly countryId: 1 | 2;
}

/** `GET /api/public/products/{slugOrId}/frete`: a product's delivery options. */
export function estimateShipping(
  api: Api,
  { slug, cityId, countryId }: EstimateQuestion,
  { signal }: Options = {},
): Promise<Result<readonly DeliveryEstimate[]>> {
  return api.request({
    method: 'GET',
    path: `/api/public/products/${encodeURIComponent(slug)}/frete`,
    access: 'public',
    query: {
      cidade_id: String(cityId),
      pais_id: countryId === 1 ? '1' : '2',
      lang: langOf(api.locale),
      moeda_id: currencyParameterOf(api.currency),
    },
    answer: ({ deliveryEstimatesAnswer }) => deliveryEstimatesAnswer,
    signal,
  } satisfies CallOf<typeof estimateShippingCall>);
}

function bodyOf(question: ShippingQuestion): CalculateShippingBody {
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
