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
const about = v.object({ token: v.string(), hash_pedido: v.string() });

/** A server of the tests that answers as Pagopar's documentation says. */
export async function startPagopar() {
  const app = new Hono();
  const orders = new Map<string, { id: string; amount: number; paid: boolean; buyer: object }>();
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
    if (!known) orders.set(hash, { id, amount, paid: false, buyer });
    return context.json({ respuesta: true, resultado: [{ data: hash, pedido: '1750' }] });
  });
  const answer = (path: string, purpose: string, of: (paid: boolean) => boolean) =>
    app.post(path, async (context) => {
      const { token, hash_pedido: hash } = v.parse(about, await context.req.json());
      const order = orders.get(hash);
      if (!order || token !== pagoparToken(purpose)) return context.json(refused);
      const resultado = [{ pagado: order.paid, monto: `${order.amount}.00`, hash_pedido: hash }];
      return context.json({ respuesta: of(order.paid), resultado });
    });
  answer('/api/pedidos/1.1/traer', 'CONSULTA', () => true);
  answer('/api/pedidos/1.1/reversar', 'PEDIDO-REVERSAR', (paid) => paid);
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
    close: () => new Promise((done) => server.close(done)),
  };
}
