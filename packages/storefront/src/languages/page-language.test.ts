import { expect, it } from 'vitest';
import { Localized } from './localized.ts';
import { PageLanguage } from './page-language.ts';

/** Texts of an area whose other language comes, or does not, when the test says so. */
function area() {
  let asked = 0;
  let [arrive, fail] = [() => {}, () => {}];
  const texts = new Localized('pt-BR', 'próprio', () => {
    asked += 1;
    return new Promise((resolve, reject) => {
      arrive = () => resolve('otro');
      fail = () => reject(new Error('offline'));
    });
  });
  return { texts, arrive: () => arrive(), fail: () => fail(), asked: () => asked };
}

it('changes once every area of the page has come, never a part before', async () => {
  const [shell, home] = [area(), area()];
  const language = new PageLanguage('pt-BR', [shell.texts]);
  language.hold([home.texts]);

  const changed = language.show('es-PY');
  shell.arrive();
  await Promise.resolve();
  expect(language.shown).toBe('pt-BR');

  home.arrive();
  expect(await changed).toBe(true);
  expect(language.shown).toBe('es-PY');
});

it('waits for an area that a page brought along meanwhile', async () => {
  const [shell, list] = [area(), area()];
  const language = new PageLanguage('pt-BR', [shell.texts]);

  const changed = language.show('es-PY');
  language.hold([list.texts]);
  shell.arrive();
  await expect.poll(list.asked).toBe(1);
  expect(language.shown).toBe('pt-BR');

  list.arrive();
  expect(await changed).toBe(true);
});

it('does not wait for an area that has left the page', async () => {
  const [shell, home] = [area(), area()];
  const language = new PageLanguage('pt-BR', [shell.texts]);
  language.hold([home.texts])();

  const changed = language.show('es-PY');
  shell.arrive();

  expect(await changed).toBe(true);
  expect(home.asked()).toBe(0);
});

it('stays as it is when an area does not come, and can be asked again', async () => {
  const shell = area();
  const language = new PageLanguage('pt-BR', [shell.texts]);

  const first = language.show('es-PY');
  shell.fail();
  expect(await first).toBe(false);
  expect(language.shown).toBe('pt-BR');

  const second = language.show('es-PY');
  shell.arrive();
  expect(await second).toBe(true);
});

it('forgets a language when another one was asked for before it came', async () => {
  const shell = area();
  const language = new PageLanguage('pt-BR', [shell.texts]);

  const first = language.show('es-PY');
  expect(await language.show('pt-BR')).toBe(true);
  shell.arrive();

  expect(await first).toBe(false);
  expect(language.shown).toBe('pt-BR');
});
