import { ptBR } from '@ponte/ui/locales/pt-BR';
import { expect, it } from 'vitest';
import messages from '../../messages/pt-BR.json';
import { Language, type Locale, type Texts } from './language.ts';

const textsOf = (locale: Locale): Texts => ({ locale, messages, kit: ptBR });

function languageOf(chosen?: Locale) {
  let stored = chosen;
  const waiting: { locale: Locale; arrive: () => void; fail: () => void }[] = [];
  const language = new Language({
    stored: () => stored,
    store: (locale) => (stored = locale),
    preferred: 'pt-BR',
    importTexts: (locale) =>
      new Promise((resolve, reject) => {
        waiting.push({
          locale,
          arrive: () => resolve(textsOf(locale)),
          fail: () => reject(new TypeError('no network')),
        });
      }),
  });
  return { language, waiting, stored: () => stored };
}

it('is the one that was chosen on this device', async () => {
  const { language, waiting } = languageOf('es-PY');
  const loaded = language.load();
  waiting[0]?.arrive();
  await loaded;

  expect(language.texts?.locale).toBe('es-PY');
});

it('follows who signs in, unless it was chosen', async () => {
  const { language, waiting, stored } = languageOf();
  const suggested = language.suggest('es-PY');
  waiting[0]?.arrive();
  await suggested;
  expect(language.locale).toBe('es-PY');
  expect(stored()).toBeUndefined();

  const chosen = language.choose('pt-BR');
  waiting[1]?.arrive();
  await chosen;
  await language.suggest('es-PY');
  expect(language.locale).toBe('pt-BR');
});

it('is the last one chosen, whichever texts come first', async () => {
  const { language, waiting } = languageOf();
  const both = [language.choose('es-PY'), language.choose('pt-BR')];
  waiting[1]?.arrive();
  waiting[0]?.arrive();
  await Promise.all(both);

  expect(language.texts?.locale).toBe('pt-BR');
});

it('stays when the texts of another do not come', async () => {
  const { language, waiting } = languageOf('pt-BR');
  const loaded = language.load();
  waiting[0]?.arrive();
  await loaded;

  const chosen = language.choose('es-PY');
  waiting[1]?.fail();
  await chosen;

  expect(language.texts?.locale).toBe('pt-BR');
  expect(language.failed).toBe(true);
});
