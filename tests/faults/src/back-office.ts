import * as v from 'valibot';

/** The back office of a demo shop, worked in by its own calls as the demo owner. */
export interface BackOffice {
  /** Marks a paid order as ready or sent. */
  ship(externalId: string): Promise<void>;
  /** Hands an order over, by the pickup code in the buyer's mail. */
  handOver(externalId: string): Promise<void>;
  refund(externalId: string): Promise<void>;
  /** Sells a product at a price such as `67.00` dollars, or no longer. */
  sell(code: string, dollars: string, inStock: boolean): Promise<void>;
  /** Publishes the one review that waits. */
  publishReview(answer: string): Promise<void>;
}

const listed = v.object({
  data: v.array(v.object({ id: v.number(), code: v.optional(v.string()) })),
});
const version = v.string();
const seenOrder = v.object({
  id: v.number(),
  externalId: v.string(),
  customer: v.object({ email: v.string() }),
  leftStore: v.boolean(),
  version,
});
const seenReviews = v.object({ data: v.array(v.object({ id: v.number(), version })) });
const mailbox = v.array(v.object({ body: v.string() }));

/**
 * @param api the API as Node reaches it
 * @param staff its `STAFF_ORIGIN`
 * @param cookie another member's session, if the shop already has an owner
 * @throws Error when the API refuses anything
 */
export async function openBackOffice(
  api: string,
  staff: string,
  cookie?: string,
): Promise<BackOffice> {
  const send = async (method: string, path: string, body?: object, session = '') => {
    const response = await fetch(`${api}/back-office${path}`, {
      method,
      headers: { Origin: staff, Cookie: session, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.ok) return response;
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  };
  const pressed = cookie ?? (await send('POST', '/sign-in/demo-owner')).headers.get('Set-Cookie');
  const session = pressed?.split(';')[0] ?? '';
  const call = async (method: string, path: string, body?: object): Promise<unknown> =>
    (await send(method, path, body, session)).json();

  const orderOf = async (externalId: string) => {
    const { data } = v.parse(listed, await call('GET', '/orders'));
    for (const { id } of data) {
      const order = v.parse(seenOrder, await call('GET', `/orders/${id}`));
      if (order.externalId === externalId) return order;
    }
    throw new Error(`There is no order ${externalId} among the latest.`);
  };
  const pickupCodeOf = async ({ customer, externalId }: v.InferOutput<typeof seenOrder>) => {
    const query = new URLSearchParams({ recipient: customer.email });
    const mails = v.parse(mailbox, await (await fetch(`${api}/mailbox.json?${query}`)).json());
    const codes = mails
      .filter(({ body }) => body.includes(externalId))
      .map(({ body }) => /Código de reti(?:rada|ro): (\w+)/.exec(body)?.[1]);
    return codes.find((code) => code !== undefined) ?? '';
  };

  return {
    ship: async (externalId) => {
      const order = await orderOf(externalId);
      await call('POST', `/orders/${order.id}/ship`, { version: order.version });
    },
    handOver: async (externalId) => {
      const order = await orderOf(externalId);
      const body = { version: order.version, pickupCode: await pickupCodeOf(order) };
      await call('POST', `/orders/${order.id}/hand-over`, body);
    },
    refund: async (externalId) => {
      const order = await orderOf(externalId);
      const shelf = order.leftStore ? { backOnShelf: true } : {};
      await call('POST', `/orders/${order.id}/refund`, { version: order.version, ...shelf });
    },
    sell: async (code, dollars, inStock) => {
      const found = v.parse(
        listed,
        await call('GET', `/products?search=${encodeURIComponent(code)}`),
      );
      const product = found.data.find((one) => one.code === code);
      if (!product) throw new Error(`There is no product ${code}.`);
      const path = `/products/${product.id}`;
      const seen = v.parse(v.object({ version }), await call('GET', path));
      const priceUsdCents = Math.round(Number(dollars) * 100);
      await call('PUT', path, { ...seen, priceUsdCents, inStock, inPhysicalStock: inStock });
    },
    publishReview: async (answer) => {
      const [review] = v.parse(seenReviews, await call('GET', '/reviews')).data;
      if (!review) throw new Error('No review waits.');
      const body = { version: review.version, state: 'published', answer };
      await call('PUT', `/reviews/${review.id}`, body);
    },
  };
}
