import {
  checkSettings,
  getBanners,
  getQuestions,
  getSettings,
  updateBanners,
  updateQuestions,
  updateSettings,
} from '@ponte/contract/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureKeyOf } from '../../adapters/media/stored-pictures.ts';
import { ask, hire, lastActIn, startStaffedShop, type Hired } from '../../testing/staff.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { applySettings, currentSettings } from '../shop-settings/apply-settings.ts';
import { readShopSettings } from '../shop-settings/shop-json.ts';
import { shownShop } from '../shop-settings/shown-shop.ts';

let shop: TestApp;
let owner: Hired;
let clerk: Hired;
beforeAll(async () => {
  shop = await startStaffedShop();
  owner = await hire(shop, 'owner');
  clerk = await hire(shop, 'catalogue');
});
afterAll(() => shop.close());

const lastAct = () => lastActIn(shop, owner);

describe('what the shop shows', () => {
  const both = (text: string) => ({ pt: text, es: text });

  test('has other banners and questions after a change, once for each page that saw it', async () => {
    const banners = await shop.call(getBanners, clerk.sends());
    const questions = await shop.call(getQuestions, clerk.sends());
    const [kept] = banners.data;
    const banner = {
      type: 'Banner Principal',
      title: both('Novidades'),
      description: both('Veja'),
      picture: kept?.picture ?? both('banner'),
    };
    const question = { question: both('Onde?'), answer: both('Aqui.') };

    const sent = [
      [updateBanners, clerk.sends({ body: { version: banners.version, data: [banner] } })],
      [updateQuestions, clerk.sends({ body: { version: questions.version, data: [question] } })],
    ] as const;
    const lastChange = {
      by: { id: clerk.id, name: 'Rosa' },
      at: new Date(shop.now()).toISOString(),
    };
    for (const [call, what] of sent) {
      expect((await ask(shop, call, what)).status).toBe(200);
      const { status, body } = await shop.refused(call, what);
      expect([status, body['lastChange']]).toEqual([409, lastChange]);
    }

    expect((await shop.call(getBanners, clerk.sends())).data).toMatchObject([banner]);
    expect((await shop.call(getQuestions, clerk.sends())).data).toEqual([question]);
  });

  test('has texts without space around them, as a shop.json that is shown has them', async () => {
    const banners = await shop.call(getBanners, clerk.sends());
    const questions = await shop.call(getQuestions, clerk.sends());
    const data = banners.data.map(({ type, title, picture }) => ({
      type,
      title,
      description: both(' Veja\n'),
      picture,
    }));
    const asked = [{ question: both(' Onde? '), answer: both('\nAqui. ') }];

    const { version } = banners;
    await shop.call(updateBanners, clerk.sends({ body: { version, data } }));
    const body = { version: questions.version, data: asked };
    await shop.call(updateQuestions, clerk.sends({ body }));

    const settings = await currentSettings(shop.db);
    expect(settings.banners[0]?.description).toEqual(both('Veja'));
    expect(settings.questions).toEqual([{ question: both('Onde?'), answer: both('Aqui.') }]);
    const shown = readShopSettings(JSON.stringify(await shownShop(shop.db, shop.now())));
    expect(shown.ok && (await applySettings(shop.db, shown.settings, shop.now()))).toEqual([]);
  });

  test('takes a banner’s picture from an address, and from no file', async () => {
    const { data, version } = await shop.call(getBanners, clerk.sends());
    const put = (picture: string) => ({
      body: {
        version,
        data: data.map(({ type, title, description }) => ({
          type,
          title,
          description,
          picture: both(picture),
        })),
      },
    });

    for (const wrong of ['fotos/banner.jpg', 'two words']) {
      const { status, body } = await shop.refused(updateBanners, clerk.sends(put(wrong)));
      expect([status, Object.keys(body.errors ?? {})]).toEqual([
        422,
        ['data.0.picture.pt', 'data.0.picture.es'],
      ]);
    }
    const address = 'https://photos.example/new.jpg';
    const saved = await shop.call(updateBanners, clerk.sends(put(address)));

    const key = pictureKeyOf(address);
    expect(saved.data[0]).toMatchObject({
      picture: both(key),
      pictureUrl: both(`/media/${key}.webp`),
    });
  });

  test('says what is wrong with a shop.json by place and code, before it is sent', async () => {
    const { settings } = await shop.call(getSettings, owner.sends());
    const check = async (changed: object) => {
      const body = { settings: { ...settings, ...changed } };
      return (await shop.call(checkSettings, owner.sends({ body }))).problems;
    };
    const member = { name: 'x'.repeat(101), role: both(''), photo: 'fotos/ana.jpg', whatsapp: '5' };

    expect(await check({})).toEqual([]);
    expect(await check({ $schema: 'https://shop.example/shop.schema.json' })).toEqual([]);
    expect(await check({ team: [member], more: 1 })).toEqual([
      { path: 'team.0.name', code: 'tooLong', params: { most: '100' } },
      { path: 'team.0.role.pt', code: 'missing', params: {} },
      { path: 'team.0.role.es', code: 'missing', params: {} },
      { path: 'team.0.whatsapp', code: 'digits', params: {} },
      {
        path: 'more',
        code: 'unknown',
        params: { known: expect.stringMatching(/, pickupPoints, shownAt$/) },
      },
    ]);
    const rates = [{ from: 'USD', to: 'EUR', rate: '1' }];
    expect(await check({ rates })).toEqual([
      { path: 'rates.0.to', code: 'choice', params: { options: 'USD, BRL, PYG, ARS' } },
    ]);
    const team = [{ ...member, name: 'Ana', role: both('Vendas'), whatsapp: '595981123456' }];
    expect(await check({ team })).toMatchObject([{ path: 'team.0.photo', code: 'pictureFile' }]);
    expect((await shop.call(getSettings, owner.sends())).settings).toEqual(settings);
  });

  test('is replaced by shop.json whole, or not at all', async () => {
    const { settings, version } = await shop.call(getSettings, owner.sends());
    const put = (changed: object) =>
      ask(shop, updateSettings, owner.sends({ body: { version, settings: changed } }));

    const wrong = await put({ ...settings, questions: [], team: [{ name: '' }] });
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({
      errors: { settings: ['Nada foi mudado: há problemas no shop.json.'] },
    });
    expect(await shop.call(getSettings, owner.sends())).toMatchObject({ settings, version });

    expect((await put({ ...settings, questions: [] })).status).toBe(200);
    const after = await shop.call(getSettings, owner.sends());
    expect(after.settings).toEqual({ ...settings, questions: [] });
    expect(await lastAct()).toMatchObject({
      action: 'settings.changed',
      after: { parts: ['questions'] },
    });
    expect((await put(settings)).status).toBe(409);
    const by = { id: owner.id };
    expect((await shop.call(getQuestions, clerk.sends())).lastChange).toMatchObject({ by });
    expect((await shop.call(getBanners, clerk.sends())).lastChange).toMatchObject({
      by: { id: clerk.id },
    });
  });
});
