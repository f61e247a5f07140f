import type { WirePickupPoint } from '@ponte/contract/shipping';
import type { Lang } from '@ponte/contract/wire';
import { generalTaxPercent } from '@ponte/regional/money';
import { stateById } from '@ponte/regional/places';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { deliveryZones, pickupPoints } from '../../platform/db/schema/index.ts';
import type { Text } from '../../platform/http/failure-texts.ts';
import type { Priced } from '../../platform/pricing/prices.ts';
import { findPlace, type Place } from '../accounts/places.ts';

export type PickupPoint = typeof pickupPoints.$inferSelect;

/** accounts.md §3: the shop's counter has no service id. */
export type ServiceId = null | typeof homeService | typeof pointService;

export const homeService = 1;

/** A partner's counter. */
export const pointService = 2;

/** A delivery option, with the shop's own price and the general I.V.A. rate. */
export interface Delivery extends Priced {
  readonly serviceId: ServiceId;
  readonly description: Text;
  readonly days: number;
  /** Where it can be collected; empty for home delivery. */
  readonly points: readonly PickupPoint[];
}

export interface Destination {
  readonly place: Place;
  /** Foreigners collect at the shop's counter only. */
  readonly foreign: boolean;
  /** Only this pickup point instead of all options. */
  readonly pointId?: number | undefined;
}

const descriptions = {
  counter: { pt: 'Retirada na loja', es: 'Retiro en la tienda' },
  home: { pt: 'Entrega em domicílio', es: 'Entrega a domicilio' },
  point: { pt: 'Retirada em ponto de entrega', es: 'Retiro en punto de entrega' },
} as const satisfies Record<string, Text>;

/** The delivery options of a place: the free counter first. */
export async function findDeliveries(
  db: Db,
  { place, foreign, pointId }: Destination,
): Promise<Delivery[]> {
  const points = await listPoints(db);
  const counter: Delivery = {
    serviceId: null,
    description: descriptions.counter,
    days: 0,
    priceUsdCents: 0,
    taxPercent: generalTaxPercent,
    points: points.filter(({ kind }) => kind === 'counter'),
  };
  // Nothing is delivered abroad.
  if (foreign || place.country.code !== 'PY') return [counter];
  const chosen = points.find(({ id }) => id === pointId);
  if (chosen) return chosen.kind === 'counter' ? [counter] : toPoints(db, chosen.stateId, [chosen]);
  const here = points.filter(({ kind, cityId }) => kind === 'partner' && cityId === place.city.id);
  return [
    counter,
    ...(await toPoints(db, place.state.id, here)),
    ...(await toTheDoor(db, place.state.id)),
  ];
}

async function toTheDoor(db: Db, stateId: number): Promise<Delivery[]> {
  const zone = await findZone(db, stateId);
  return zone
    ? [
        {
          serviceId: homeService,
          description: descriptions.home,
          days: zone.homeDays,
          priceUsdCents: zone.homeUsdCents,
          taxPercent: generalTaxPercent,
          points: [],
        },
      ]
    : [];
}

async function toPoints(
  db: Db,
  stateId: number,
  points: readonly PickupPoint[],
): Promise<Delivery[]> {
  const zone = points.length > 0 ? await findZone(db, stateId) : undefined;
  return zone
    ? [
        {
          serviceId: pointService,
          description: descriptions.point,
          days: zone.pickupDays,
          priceUsdCents: zone.pickupUsdCents,
          taxPercent: generalTaxPercent,
          points,
        },
      ]
    : [];
}

async function findZone(db: Db, stateId: number) {
  const [zone] = await db.select().from(deliveryZones).where(eq(deliveryZones.stateId, stateId));
  return zone;
}

/** Foreigners get the shop's own counter only. */
export async function listPoints(
  db: Db,
  { foreign = false }: { readonly foreign?: boolean } = {},
): Promise<PickupPoint[]> {
  const counterOnly = foreign ? eq(pickupPoints.kind, 'counter') : undefined;
  return db
    .select()
    .from(pickupPoints)
    .where(and(eq(pickupPoints.active, true), counterOnly))
    .orderBy(asc(pickupPoints.id));
}

export async function isOpenPoint(db: Db, id: number): Promise<boolean> {
  return (await listPoints(db)).some((point) => point.id === id);
}

export async function wirePointOf(point: PickupPoint, lang: Lang): Promise<WirePickupPoint> {
  const place = await findPlace(point.cityId);
  return {
    id: point.id,
    ponto_entrega: point.name,
    endereco: point.address,
    horario_atendimento: lang === 'es' ? point.hoursEs : point.hoursPt,
    estado: stateById(point.stateId)?.name ?? null,
    estado_id: point.stateId,
    cidade: place?.city.name ?? null,
    cidade_id: point.cityId,
  };
}
