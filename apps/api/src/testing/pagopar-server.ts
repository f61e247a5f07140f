import { createHash, randomBytes } from 'node:crypto';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import * as v from 'valibot';

export const pagoparKeys = { publicKey: 'public key', privateKey: 'private key' };

export const pagoparToken = (text: string): string =>
  createHash('sha1').update(`${pagoparKeys.privateKey}${text}`).digest('hex');

const start = v.object({
  token: v.string(),
  id_pedido_comercio: v.string(),
  monto_total: v.number(),
  comprador: v.object({ documento: v.string(), ruc: v.string() }),
});
const about = v.object({
  token: v.string(),
  hash_pedido: v.string(),
  datos_adicionales: v.optional(v.boolean()),
});

interface PagoparOrder {
  readonly id: string;
  readonly amount: number;
  readonly buyer: object;
  paid: boolean;
  /** When it was reversed. */
  reversedAt: string | null;
}

/** A server of the tests that answers as Pagopar's documentation says. */
export async function startPagopar() {
  const app = new Hono();
  const orders = new Map<string, PagoparOrder>();
  let isScheduling = false;
  const refused = { respuesta: false, resultado: 'Token inválido' };
  app.post('/api/comercios/2.0/iniciar-transaccion', async (context) => {
    const {
      token,
      id_pedido_comercio: id,
      monto_total: amount,
      comprador: buyer,
    } = v.parse(start, await context.req.json());
    if (token !== pagoparToken(`${id}${amount}`)) return context.json(refused);
    const known = [...orders].find(([, order]) => order.id === id)?.[0];
    const hash = known ?? randomBytes(32).toString('hex');
    if (!known) orders.set(hash, { id, amount, buyer, paid: false, reversedAt: null });
    return context.json({ respuesta: true, resultado: [{ data: hash, pedido: '1750' }] });
  });
  const reverse = (order: PagoparOrder | undefined) => {
    if (order) Object.assign(order, { paid: false, reversedAt: '2022-04-14T12:55:00' });
  };
  app.post('/api/pedidos/1.1/traer', async (context) => {
    const asked = v.parse(about, await context.req.json());
    const order = orders.get(asked.hash_pedido);
    if (!order || asked.token !== pagoparToken('CONSULTA')) return context.json(refused);
    const more = [{ fecha_reversion: order.reversedAt, estado_transaccion: order.paid ? 2 : 3 }];
    const resultado = [
      {
        pagado: order.paid,
        monto: `${order.amount}.00`,
        hash_pedido: asked.hash_pedido,
        ...(asked.datos_adicionales && { datos_adicionales: more }),
      },
    ];
    return context.json({ respuesta: true, resultado });
  });
  app.post('/api/pedidos/1.1/reversar', async (context) => {
    const asked = v.parse(about, await context.req.json());
    const order = orders.get(asked.hash_pedido);
    if (!order || asked.token !== pagoparToken('PEDIDO-REVERSAR')) return context.json(refused);
    if (!order.paid) {
      const resultado = 'Expiró el tiempo máximo para realizar la reversión de este pedido.';
      return context.json({ respuesta: false, resultado });
    }
    if (!isScheduling) reverse(order);
    const resultado = [{ tiempo_reversion: isScheduling ? 'Agendada' : 'Inmediata' }];
    return context.json({ respuesta: true, resultado });
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', () => done());
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    buyerOf: (hash: string) => orders.get(hash)?.buyer,
    pay: (hash: string | null) => {
      const order = orders.get(hash ?? '');
      if (order) order.paid = true;
    },
    /** A reversal that is made at Pagopar, or that was scheduled. */
    reverse: (hash: string | null) => reverse(orders.get(hash ?? '')),
    /** Reversals are carried out later, as those that are asked for on another day. */
    schedule: (isOn: boolean) => {
      isScheduling = isOn;
    },
    close: () => new Promise((done) => server.close(done)),
  };
}
