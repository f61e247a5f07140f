import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { ReceivedEvent } from '../../../../apps/api/src/testing/event-receiver.ts';

/** What an invoice needs of an order, as docs/events.md says it. */
const event = v.object({
  id: v.pipe(v.string(), v.uuid()),
  sequence: v.number(),
  type: v.string(),
  buyer: v.object({
    kind: v.picklist(['resident', 'foreigner']),
    firstName: v.string(),
    lastName: v.string(),
    document: v.object({ kind: v.string(), number: v.nullable(v.string()) }),
    identity: v.nullable(v.string()),
    cpf: v.nullable(v.string()),
    email: v.string(),
    phone: v.string(),
    address: v.nullable(
      v.object({ street: v.string(), city: v.string(), state: v.string(), country: v.string() }),
    ),
  }),
  order: v.object({
    number: v.number(),
    currency: v.string(),
    lines: v.array(
      v.object({
        code: v.string(),
        name: v.object({ pt: v.string(), es: v.string() }),
        quantity: v.number(),
        short: v.number(),
        totalMinor: v.number(),
        taxPercent: v.number(),
        taxBasisMinor: v.number(),
        taxMinor: v.number(),
      }),
    ),
    delivery: v.object({
      kind: v.picklist(['counter', 'point', 'home']),
      place: v.string(),
      totalMinor: v.number(),
      taxMinor: v.number(),
    }),
    payments: v.array(v.object({ reference: v.string(), provider: v.string(), paid: v.boolean() })),
    totalMinor: v.number(),
    taxMinor: v.number(),
  }),
});

export type OrderEvent = v.InferOutput<typeof event>;

export function readEvent({ body }: ReceivedEvent): OrderEvent {
  return v.parse(event, JSON.parse(body));
}

/** Checks an event the way docs/events.md asks of a receiver. */
export function isSigned({ headers, body }: ReceivedEvent, key: string): boolean {
  const header = String(headers['ponte-signature']);
  const [, t = '', v1 = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  const right = createHmac('sha256', key).update(`${t}.${body}`).digest();
  const isFresh = Math.abs(Date.now() - Number(t) * 1000) < 300_000;
  return isFresh && v1 !== '' && timingSafeEqual(right, Buffer.from(v1, 'hex'));
}
