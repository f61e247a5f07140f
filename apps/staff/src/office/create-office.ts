import type { Clock } from '@ponte/domain';
import { createToastQueue, type ToastQueue } from '@ponte/ui/toaster';
import { importTexts } from '../languages/import-texts.ts';
import { Language, langOf, locales } from '../languages/language.ts';
import { createAsk, type Ask } from './ask.ts';
import { Session } from './session.ts';
import { Shop } from './shop.ts';

/** What every screen works with. */
export interface Office {
  readonly ask: Ask;
  readonly session: Session;
  readonly shop: Shop;
  readonly language: Language;
  readonly toasts: ToastQueue;
  readonly clock: Clock;
}

const languageKey = 'ponte-staff-language';
const timeoutMs = 20_000;

export function createOffice(): Office {
  const language = new Language({
    stored: () => locales.find((locale) => locale === readStored()),
    store: writeStored,
    preferred: navigator.language.startsWith('es') ? 'es-PY' : 'pt-BR',
    importTexts,
  });
  const session = new Session(() => ask);
  const shop = new Shop(() => ask);
  const ask = createAsk({
    fetch: (...request) => fetch(...request),
    clock,
    lang: () => langOf[language.locale],
    timeoutMs,
    onSignedOut: () => session.end(),
  });
  return { ask, session, shop, language, toasts: createToastQueue(), clock };
}

const clock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Null where the browser forbids storage. */
function readStored(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}

function writeStored(locale: string): void {
  try {
    localStorage.setItem(languageKey, locale);
  } catch {
    // Not remembered, where the browser forbids storage.
  }
}
