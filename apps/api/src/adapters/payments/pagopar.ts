/**
 * Pagopar, which takes guaranis in Paraguay, by its public documentation ("API - Integración de medios
 * de pagos"). It was never run against the real service.
 */
import { createHash } from 'node:crypto';
import { formatDocument } from '@ponte/regional/documents';
import { money } from '@ponte/regional/money';
import * as v from 'valibot';
import { shopTimeZone } from '../../platform/runtime/shop-time.ts';
import { answerOf, callService } from './call-service.ts';
import type { Buyer, PaymentNews, PaymentProvider, PaymentRequest } from './provider.ts';

export interface PagoparOptions {
  /** The service's origin: `https://api.pagopar.com`. */
  readonly url: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Where a buyer pays. */
const pages = 'https://www.pagopar.com/pagos';

const opened = v.object({
  respuesta: v.literal(true),
  resultado: v.tupleWithRest([v.object({ data: v.string() })], v.unknown()),
});

/** Present when asked for; its form is not documented but for the date of a reversal. */
const moreData = v.fallback(v.array(v.object({ fecha_reversion: v.nullish(v.string()) })), []);

const order = v.object({
  pagado: v.boolean(),
  monto: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger()),
  datos_adicionales: v.optional(moreData, []),
});

const found = v.object({
  respuesta: v.literal(true),
  resultado: v.tupleWithRest([order], v.unknown()),
});

/** `Agendada`: it will be carried out by hand, and shows in the order then. */
const reversed = v.object({
  respuesta: v.boolean(),
  resultado: v.fallback(v.array(v.object({ tiempo_reversion: v.optional(v.string()) })), []),
});

interface OrderQuestion {
  readonly hash_pedido: string;
  /** Asks for the date of a reversal too. */
  readonly datos_adicionales?: true;
}

const notification = v.object({
  resultado: v.tupleWithRest(
    [v.object({ hash_pedido: v.string(), token: v.string() })],
    v.unknown(),
  ),
});

export function pagopar({ url, publicKey, privateKey }: PagoparOptions): PaymentProvider {
  const tokenOf = (text: string) => createHash('sha1').update(`${privateKey}${text}`).digest('hex');
  const post = async (path: string, body: object, signal: AbortSignal) =>
    callService(
      {
        method: 'POST',
        url: `${url}${path}`,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      },
      signal,
    );
  const ask = (path: string, purpose: string, body: OrderQuestion, signal: AbortSignal) =>
    post(path, { ...body, token: tokenOf(purpose), token_publico: publicKey }, signal);
  const find: PaymentProvider['find'] = async ({ reference, providerId }, signal) => {
    if (providerId === null) return undefined;
    const question = { hash_pedido: providerId, datos_adicionales: true } as const;
    const answer = await ask('/api/pedidos/1.1/traer', 'CONSULTA', question, signal);
    const [{ pagado, monto, datos_adicionales: more }] = answerOf(found, answer).resultado;
    const isReversed = more.some(({ fecha_reversion: date }) => Boolean(date));
    const unpaid = isReversed ? 'refunded' : 'open';
    const outcome = pagado ? 'approved' : unpaid;
    return { reference, outcome, amount: money(monto, 'PYG') } satisfies PaymentNews;
  };

  return {
    name: 'pagopar',
    currencies: ['PYG'],
    open: async (request, signal) => {
      if (request.amount.currency !== 'PYG') throw new Error('Pagopar takes guaranis alone.');
      const token = tokenOf(`${request.reference}${request.amount.minor}`);
      const body = { ...orderOf(request, publicKey), token };
      const answer = await post('/api/comercios/2.0/iniciar-transaccion', body, signal);
      const [{ data: id }] = answerOf(opened, answer).resultado;
      return { link: `${pages}/${encodeURIComponent(id)}`, id };
    },
    find,
    // There is no call for it: the page ends with `fecha_maxima_pago`.
    cancel: async () => undefined,
    refund: async (request, signal) => {
      const news = await find(request, signal);
      if (news?.outcome === 'refunded') return 'done';
      const isPaid = news?.outcome === 'approved' && news.amount.minor === request.amount.minor;
      if (!isPaid || request.providerId === null) return 'refused';
      const question = { hash_pedido: request.providerId };
      const answer = await ask('/api/pedidos/1.1/reversar', 'PEDIDO-REVERSAR', question, signal);
      const { respuesta, resultado } = answerOf(reversed, answer);
      if (!respuesta) return 'refused';
      return resultado[0]?.tiempo_reversion === 'Agendada' ? 'pending' : 'done';
    },
    // Its token is the same for each notification of an order: it is a reason to ask, and no more.
    readNotification: ({ body }) => {
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), notification), body);
      if (!read.success) return undefined;
      const { resultado } = read.output;
      const [{ hash_pedido: hash, token }] = resultado;
      return token === tokenOf(hash) ? { ask: hash, answer: resultado } : undefined;
    },
  };
}

/** A RUC with its dash, and without its check digit as the document: with it, it would be another's. */
function documentsOf({ document = '', documentType }: Buyer) {
  if (documentType !== 'RUC') return { documento: document, ruc: '' };
  return { documento: document.slice(0, -1), ruc: formatDocument('ruc', document) };
}

function orderOf(
  { reference, description, amount, buyer, expiresAt }: PaymentRequest,
  key: string,
) {
  return {
    public_key: key,
    tipo_pedido: 'VENTA-COMERCIO',
    id_pedido_comercio: reference,
    monto_total: amount.minor,
    descripcion_resumen: description,
    fecha_maxima_pago: inParaguay.format(expiresAt),
    comprador: {
      nombre: buyer.name,
      email: buyer.email,
      telefono: `+${buyer.phone}`,
      ...documentsOf(buyer),
      razon_social: buyer.name,
      tipo_documento: 'CI',
      ciudad: null,
      direccion: '',
      direccion_referencia: null,
      coordenadas: '',
    },
    compras_items: [
      {
        ciudad: '1',
        nombre: description,
        descripcion: description,
        cantidad: 1,
        categoria: '909',
        public_key: key,
        url_imagen: '',
        id_producto: 1,
        precio_total: amount.minor,
        vendedor_telefono: '',
        vendedor_direccion: '',
        vendedor_direccion_referencia: '',
        vendedor_direccion_coordenadas: '',
      },
    ],
  };
}

/** `2026-11-24 14:14:48` */
const inParaguay = new Intl.DateTimeFormat('sv-SE', {
  timeZone: shopTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});
