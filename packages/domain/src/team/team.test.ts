import { expect, test } from 'vitest';
import { ok } from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { teamOf } from './index.ts';

test('the team comes in the store’s order, with numbers that a link can take', async () => {
  const body = [
    { id: '7', nome: 'Rocío', funcao: 'Balcão', foto: '/r.webp', whatsapp: '+595 900 000-004' },
    { id: 2, nome: 'Óscar', funcao: '', foto: null, whatsapp: ' ' },
  ];
  const { shop, requests } = openShop(() => ok(body));
  const team = teamOf(shop);

  expect(await team.load()).toEqual({ kind: 'shown' });

  expect(requests.map(({ url }) => url.pathname)).toEqual(['/api/public/team']);
  expect(team.members).toEqual([
    { id: 7, name: 'Rocío', role: 'Balcão', photo: '/r.webp', whatsApp: '595900000004' },
    { id: 2, name: 'Óscar', role: null, photo: null, whatsApp: null },
  ]);
});

test('a failure can be tried again', async () => {
  let broken = true;
  const { shop } = openShop(() => (broken ? undefined : ok([])), { shop: { retries: 0 } });
  const team = teamOf(shop);
  expect(await team.load()).toEqual({ kind: 'failed' });
  expect(team.error).toEqual({ kind: 'offline' });
  broken = false;
  expect(await team.retry()).toEqual({ kind: 'shown' });
  expect(team.members).toEqual([]);
});
