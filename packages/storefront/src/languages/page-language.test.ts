import { expect, it } from 'vitest';
import { Localized } from './localized.ts';
import { PageLanguage } from './page-language.ts';

/** Texts whose other language loads, or fails to, when the test says so. */
function texts() {
  let [arrive, fail] = [() => {}, () => {}];
  const localized = new Localized('pt-BR', 'próprio', () => {
    return new Promise((resolve, reject) => {
      arrive = () => resolve('otro');
      fail = () => reject(new Error('offline'));
    });
  });
  return { texts: localized, arrive: () => arrive(), fail: () => fail() };
}

it('changes once all texts have loaded, the shop’s and the kit’s, never a part before', async () => {
  const [shop, kit] = [texts(), texts()];
  const language = new PageLanguage('pt-BR', [shop.texts, kit.texts]);

  const changed = language.show('es-PY');
  shop.arrive();
  await Promise.resolve();
  expect(language.shown).toBe('pt-BR');

  kit.arrive();
  expect(await changed).toBe(true);
  expect(language.shown).toBe('es-PY');
});

it('stays as it is when texts fail to load, and can be asked again', async () => {
  const shop = texts();
  const language = new PageLanguage('pt-BR', [shop.texts]);

  const first = language.show('es-PY');
  shop.fail();
  expect(await first).toBe(false);
  expect(language.shown).toBe('pt-BR');

  const second = language.show('es-PY');
  shop.arrive();
  expect(await second).toBe(true);
});

it('forgets a language when another one was asked for before it came', async () => {
  const shop = texts();
  const language = new PageLanguage('pt-BR', [shop.texts]);

  const first = language.show('es-PY');
  expect(await language.show('pt-BR')).toBe(true);
  shop.arrive();

  expect(await first).toBe(false);
  expect(language.shown).toBe('pt-BR');
});
