import type { Money } from '@ponte/regional/money';
import * as v from 'valibot';
import {
  wireDeliveryEstimate,
  wireDeliveryOption,
  wirePickupPoint,
  type WireDeliveryEstimate,
  type WireDeliveryOption,
  type WirePickupPoint,
} from '../shipping.ts';
import { placeOf, type AddressPlace } from './address.ts';
import { amountOf, orderCurrencyOf, type AddIssue } from './amount.ts';
import { numberOf } from './number.ts';

/** Texts may be empty. */
export interface PickupPoint {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly hours: string;
  readonly state: AddressPlace;
  readonly city: AddressPlace;
}

/** A non-binding delivery price to a city. */
export interface DeliveryEstimate {
  /** Null: the store's own counter. */
  readonly serviceId: number | null;
  readonly integratorId: number | null;
  /** In the visitor's language; may be empty. */
  readonly description: string;
  /** Lead time in days; null when the store does not say. */
  readonly days: number | null;
  readonly price: Money;
  /** Where it can be collected; empty for home delivery. */
  readonly points: readonly PickupPoint[];
}

/** A binding offer for one cart and one city. */
export interface DeliveryOption extends DeliveryEstimate {
  /** The store's signature over the offer, returned unread (decision 11). */
  readonly token: string;
}

/** In the store's order. */
export const deliveryOptionsAnswer: v.GenericSchema<unknown, readonly DeliveryOption[]> =
  /* @__PURE__ */ v.array(
    /* @__PURE__ */ v.pipe(
      wireDeliveryOption,
      /* @__PURE__ */ v.rawTransform<WireDeliveryOption, DeliveryOption>(({ dataset, addIssue }) =>
        optionOf(dataset.value, addIssue),
      ),
    ),
  );

/** In the store's order. */
export const deliveryEstimatesAnswer: v.GenericSchema<unknown, readonly DeliveryEstimate[]> =
  /* @__PURE__ */ v.array(
    /* @__PURE__ */ v.pipe(
      wireDeliveryEstimate,
      /* @__PURE__ */ v.rawTransform<WireDeliveryEstimate, DeliveryEstimate>(
        ({ dataset, addIssue }) => estimateOf(dataset.value, addIssue),
      ),
    ),
  );

export const pickupPointsAnswer: v.GenericSchema<unknown, readonly PickupPoint[]> =
  /* @__PURE__ */ v.array(
    /* @__PURE__ */ v.pipe(wirePickupPoint, /* @__PURE__ */ v.transform(pointOf)),
  );

function optionOf(wire: WireDeliveryOption, addIssue: AddIssue): DeliveryOption {
  return { ...estimateOf(wire, addIssue), token: wire.token };
}

function estimateOf(wire: WireDeliveryEstimate, addIssue: AddIssue): DeliveryEstimate {
  // Without a currency, delivery amounts are guaranis (accounts.md §9).
  const currency = orderCurrencyOf(wire.moeda, 'PYG', addIssue, ['moeda', 'id']);
  const points = wire.opcionais?.pontos_entrega ?? [];
  return {
    serviceId: numberOf(wire.entrega_servico_id),
    integratorId: numberOf(wire.entrega_integrador_id),
    description: wire.descricao ?? '',
    days: numberOf(wire.prazo),
    price: amountOf(wire.valor, currency, addIssue, ['valor']),
    points: (Array.isArray(points) ? points : [points]).map(pointOf),
  };
}

/** Texts come under one of two languages' names. */
function pointOf(wire: WirePickupPoint): PickupPoint {
  return {
    id: Number(wire.id),
    name: wire.ponto_entrega ?? wire.punto_entrega ?? wire.nome ?? '',
    address: wire.endereco ?? wire.direccion ?? '',
    hours: wire.horario_atendimento ?? wire.horario_atencion ?? '',
    state: placeOf(wire.estado, wire.estado_id),
    city: placeOf(wire.cidade, wire.cidade_id),
  };
}
