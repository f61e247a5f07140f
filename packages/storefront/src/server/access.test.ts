import { createMetrics, silentLog } from '@ponte/telemetry';
import { expect, it, vi } from 'vitest';
import type { Region } from '../region/region.ts';
import { createStorefrontServer } from './storefront-server.ts';

const table = vi.hoisted(() => ({ loads: 0 }));

// A page of each kind; what its data would be is asked for on no server, or leads elsewhere for now.
vi.mock(import('../routes/routes.ts'), async (importOriginal) => {
  const original = await importOriginal();
  const { LazyScreen } = await import('../route/route.ts');
  const row = (path: string, access: 'public' | 'personal' | 'customer') => ({
    ...original.matchRoute('/produtos').route,
    path,
    access,
    screen: new LazyScreen('missing', async () => ({
      Screen: () => null,
      load: async () => {
        table.loads += 1;
        return { kind: 'redirect', to: '/manutencao', temporary: true } as const;
      },
    })),
  });
  const rows = [row('/perfil', 'customer'), row('/carrinho', 'personal'), row('/agora', 'public')];
  return {
    ...original,
    matchRoute: (path: string) => {
      const route = rows.find((each) => each.path === path);
      return route ? { route, params: {} } : original.matchRoute(path);
    },
  };
});

const region: Region = {
  code: 'BR',
  locale: 'pt-BR',
  currency: 'USD',
  countryId: 1,
  customerKind: 'foreign',
  origins: { BR: 'https://br.example', PY: 'https://py.example' },
  name: 'Ponte',
  whatsapp: '595610000000',
  contact: { phone: '+595 61 000 0000', email: 'loja@ponte.example', address: 'Ciudad del Este' },
  imageWidths: [160, 320],
  paymentHosts: [],
  onlinePurchase: true,
};
const app = createStorefrontServer({
  region,
  apiOrigin: 'http://127.0.0.1:9',
  log: silentLog,
  metrics: createMetrics(),
});

// Spec: decision 35
it.each(['/perfil', '/carrinho'])(
  'serves %s to everybody alike, without its data, and lets nobody keep or find it',
  async (path) => {
    const anonymous = await app.request(path);
    const known = await app.request(path, {
      headers: { Cookie: 'id=secret', Authorization: 'Bearer secret' },
    });
    const html = await anonymous.text();

    expect(anonymous.status).toBe(200);
    expect(anonymous.headers.get('Cache-Control')).toBe('no-store');
    expect(anonymous.headers.get('ETag')).toBeNull();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
    expect(await known.text()).toBe(html);
    expect(table.loads).toBe(0);
  },
);

it('calls a redirect that is not for everybody neither permanent nor fit to be kept', async () => {
  const answer = await app.request('/agora');

  expect(answer.status).toBe(302);
  expect(answer.headers.get('Location')).toBe('/manutencao');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});
