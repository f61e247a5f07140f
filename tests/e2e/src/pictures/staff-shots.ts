import type { Page } from '@playwright/test';
import type { RegionCode } from '../harness/region.ts';
import { answering } from './faults.ts';
import type { StaffStudio } from './staff-studio.ts';

/** A picture of a page of the back office. */
export interface StaffShot {
  /** What its files are called. */
  readonly name: string;
  /** Of the table of pages; the sign-in stands before all of them. */
  readonly page: string;
  /** Where it is, when that is another address than the page's own. */
  readonly path?: string | ((studio: StaffStudio) => string);
  /** The only region that it is kept of. Default: both. */
  readonly region?: RegionCode;
  /** Whose browser shows it. Default: the owner's. */
  readonly who?: 'nobody';
  /** All of the page, or what the window shows. Default: the page's own part. */
  readonly of?: 'page' | 'window';
  /** Done before the page is opened. */
  readonly before?: (page: Page) => Promise<void>;
  /** Done once the page is there. */
  readonly after?: (page: Page) => Promise<void>;
}

const at = '2026-11-23T14:05:00.000Z';

const failedJobs = {
  data: [
    {
      id: '812',
      kind: 'mail',
      createdAt: at,
      failedAt: at,
      attempts: 21,
      reason: 'connect ECONNREFUSED 10.0.0.12:587',
    },
    { id: '790', kind: 'event', createdAt: at, failedAt: at, attempts: 21, reason: 'status 503' },
  ],
};

const actor = { id: 1, name: 'Dona Ponte' };
const colleague = { id: 2, name: 'Wanderleia Aparecida dos Santos Albuquerque' };
const nothing = { before: null, after: null };
const shop = { kind: 'shop', id: null };

const acts = {
  data: [
    {
      id: 9,
      at,
      actor: colleague,
      action: 'order.handedOver',
      subject: { kind: 'order', id: '2' },
      ...nothing,
    },
    {
      id: 8,
      at,
      actor: colleague,
      action: 'order.wrongPickupCode',
      subject: { kind: 'order', id: '2' },
      ...nothing,
    },
    {
      id: 7,
      at,
      actor,
      action: 'product.changed',
      subject: { kind: 'product', id: '1204' },
      before: { priceUsdCents: 6490, piecesLeft: 3, active: true },
      after: { priceUsdCents: 5990, piecesLeft: null, active: false },
    },
    {
      id: 6,
      at,
      actor,
      action: 'customer.documentSeen',
      subject: { kind: 'customer', id: '1' },
      before: null,
      after: { documentId: 2, side: 'front' },
    },
    {
      id: 5,
      at,
      actor,
      action: 'rates.changed',
      subject: shop,
      before: { 'USD/PYG': '7300' },
      after: { 'USD/PYG': '7350' },
    },
    {
      id: 4,
      at,
      actor,
      action: 'orders.exported',
      subject: shop,
      before: null,
      after: { from: '2026-11-01', to: null },
    },
    {
      id: 3,
      at,
      actor: null,
      action: 'staff.invited',
      subject: { kind: 'invitation', id: '1' },
      before: null,
      after: { role: 'owner' },
    },
  ],
  next: null,
};

/** A colleague's price is saved before the one that is saved here. */
async function savedMeanwhile(page: Page): Promise<void> {
  const call = /\/back-office\/products\/\d+\?/;
  const before = page.waitForResponse(call).then((response) => response.text());
  let refused = false;
  await page.route(call, async (route) => {
    if (route.request().method() === 'PUT') {
      refused = true;
      return route.fulfill({ status: 409, json: { message: '' } });
    }
    if (!refused) return route.fallback();
    const theirs = (await before)
      .replace(/"minor":\d+/, '"minor":15990')
      .replace(/"version":"[^"]*"/, '"version":"theirs"')
      .replace('"lastChange":null', `"lastChange":${JSON.stringify({ at, by: colleague })}`);
    return route.fulfill({ contentType: 'application/json', body: theirs });
  });
}

const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).click();

export const staffShots: readonly StaffShot[] = [
  { name: 'staff-sign-in', page: '/sign-in', path: '/orders', who: 'nobody', of: 'page' },
  { name: 'staff-orders', page: '/orders', of: 'page' },
  { name: 'staff-orders-search', region: 'py', page: '/orders', path: '/orders?search=oliveira' },
  { name: 'staff-orders-none', region: 'py', page: '/orders', path: '/orders?queue=authorized' },
  { name: 'staff-order', page: '/orders/:id', path: ({ orders }) => `/orders/${orders.paid}` },
  {
    name: 'staff-order-handed-over',
    region: 'py',
    page: '/orders/:id',
    path: ({ orders }) => `/orders/${orders.handedOver}`,
  },
  {
    name: 'staff-order-refund',
    region: 'py',
    page: '/orders/:id',
    path: ({ orders }) => `/orders/${orders.ready}`,
    of: 'window',
    async after(page) {
      await press(/^Devolver (?:o pagamento|el pago)$/)(page);
      await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor();
    },
  },
  { name: 'staff-pickup', page: '/pickup' },
  { name: 'staff-customers', page: '/customers' },
  {
    name: 'staff-customer',
    page: '/customers/:id',
    path: '/customers/3',
    async after(page) {
      await press(/^(?:Mostrar os documentos|Mostrar los documentos)$/)(page);
    },
  },
  { name: 'staff-products', page: '/products', of: 'window' },
  {
    name: 'staff-product',
    page: '/products/:id',
    path: ({ products }) => `/products/${products.long.id}`,
  },
  {
    name: 'staff-product-meanwhile',
    region: 'py',
    page: '/products/:id',
    path: ({ products }) => `/products/${products.long.id}`,
    of: 'window',
    before: savedMeanwhile,
    async after(page) {
      await page.getByLabel(/^(?:Preço em dólares|Precio en dólares)$/).fill('149,90');
      await press(/^(?:Salvar|Guardar)$/)(page);
      await page.getByRole('alert').filter({ hasText: colleague.name }).waitFor();
    },
  },
  { name: 'staff-rates', page: '/rates' },
  { name: 'staff-banners', page: '/banners', of: 'window' },
  { name: 'staff-questions', page: '/questions', of: 'window' },
  { name: 'staff-reviews', page: '/reviews' },
  { name: 'staff-settings', page: '/settings', of: 'window' },
  {
    name: 'staff-jobs',
    page: '/jobs',
    before: (page) => answering(page, /\/back-office\/jobs\?/, failedJobs),
  },
  { name: 'staff-members', page: '/staff' },
  {
    name: 'staff-acts',
    page: '/acts',
    before: (page) => answering(page, /\/back-office\/audit\?/, acts),
  },
  { name: 'staff-me', region: 'py', page: '/me' },
];
