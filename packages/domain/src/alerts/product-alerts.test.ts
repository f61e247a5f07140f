import { expect, test } from 'vitest';
import { faults, longerThanPatience } from '../testing/faults.ts';
import { ok } from '../testing/index.ts';
import { openShop, openSignedIn } from '../testing/open-shop.ts';
import { productAlertsOf } from './index.ts';

const subject = { slug: 'furadeira', kind: 'stock' } as const;
const taken = ok({ message: '', confirmado: false });

test('a guest asks with an address, once however often it is pressed', async () => {
  const { shop, requests } = openShop(() => taken);
  const alerts = productAlertsOf(shop);

  await Promise.all([
    alerts.ask(subject, ' ana@example.com '),
    alerts.ask(subject, ' ana@example.com '),
  ]);

  expect(requests.map(({ method, url, body }) => [`${method} ${url.pathname}`, body])).toEqual([
    ['POST /api/public/products/furadeira/alerts', { tipo: 'estoque', email: 'ana@example.com' }],
  ]);
  expect(alerts.stateOf(subject)).toEqual({ status: 'done', value: { isConfirmed: false } });
});

test('a customer asks with the session alone', async () => {
  const path = '/api/public/products/furadeira/alerts';
  const { shop, sentTo } = await openSignedIn(({ url }) =>
    url.pathname === path ? { answer: ok({ message: '', confirmado: true }) } : undefined,
  );

  await productAlertsOf(shop).ask({ slug: 'furadeira', kind: 'price' });

  const [request] = sentTo(path);
  expect(request?.body).toEqual({ tipo: 'preco' });
  expect(request?.headers.get('Authorization')).toMatch(/^Bearer /);
  expect(productAlertsOf(shop).submission.value).toEqual({ isConfirmed: true });
  shop.dispose();
});

test('the outcome of one alert is not shown for another', async () => {
  const { shop } = openShop(() => taken);
  const alerts = productAlertsOf(shop);
  await alerts.ask(subject, 'ana@example.com');

  expect(alerts.stateOf({ ...subject, kind: 'price' })).toEqual({ status: 'idle' });
  expect(alerts.stateOf({ ...subject, slug: 'serra' })).toEqual({ status: 'idle' });
});

test('a new request replaces a pending one', async () => {
  const { shop, requests } = openShop(({ url }) =>
    url.pathname.includes('furadeira') ? new Promise<never>(() => undefined) : taken,
  );
  const alerts = productAlertsOf(shop);
  const other = { ...subject, slug: 'serra' };

  void alerts.ask(subject, 'ana@example.com');
  await alerts.ask(other, 'ana@example.com');

  expect(requests).toHaveLength(2);
  expect(alerts.stateOf(other).status).toBe('done');
});

test('a refused address is reported at its field', async () => {
  const { shop } = openShop(() => ({
    status: 422,
    body: { message: 'Não.', errors: { email: ['Não existe.'] } },
  }));
  const alerts = productAlertsOf(shop);
  await alerts.ask(subject, 'ana@example.com');

  expect(alerts.refusal?.fields.get('email')).toEqual(['Não existe.']);
});

test.each(faults)('after $name it can be asked for again', async ({ answer, kind }) => {
  let fails = true;
  const { shop, clock } = openShop(() => (fails ? answer : taken));
  const alerts = productAlertsOf(shop);
  void alerts.ask(subject, 'ana@example.com');
  await clock.advance(longerThanPatience);
  expect(alerts.submission.error?.kind).toBe(kind);

  fails = false;
  await alerts.ask(subject, 'ana@example.com');
  expect(alerts.submission.status).toBe('done');
});
