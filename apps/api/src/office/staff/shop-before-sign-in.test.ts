import { getStaffShop, openInvitation } from '@ponte/contract/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeStoreInfo } from '../../platform/store-info/store-info.ts';
import { fromStaff, invite, startStaffedShop } from '../../testing/staff.ts';
import type { TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startStaffedShop();
});
afterAll(() => shop.close());

describe('the shop, asked for before a sign-in,', () => {
  const face = (lang: 'pt' | 'es' = 'pt') => shop.call(getStaffShop, { query: { lang } });

  test('has the demo’s mark under the demo’s name alone', async () => {
    expect(await face()).toEqual({ name: 'Ponte', mark: null, isDemo: true, demoOwner: false });

    await writeStoreInfo(shop.db, { name: 'Ferretería Sol' });
    expect(await face()).toEqual({
      name: 'Ferretería Sol',
      mark: null,
      isDemo: false,
      demoOwner: false,
    });

    await writeStoreInfo(shop.db, {});
    expect(await face('es')).toEqual({
      name: 'Tienda nueva',
      mark: null,
      isDemo: false,
      demoOwner: false,
    });
  });

  test('is what an authenticator shows beside the account’s codes', async () => {
    await writeStoreInfo(shop.db, { name: 'Ferretería Sol', mark: 'picture.1' });
    expect(await face()).toMatchObject({ mark: '/media/picture.1-96.webp' });

    const token = await invite(shop, 'sol@shop.example', 'owner');
    const { uri } = await shop.call(openInvitation, { headers: fromStaff, body: { token } });

    expect(new URL(uri).searchParams.get('issuer')).toBe('Ferretería Sol');
  });
});
