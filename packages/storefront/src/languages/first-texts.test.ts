import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const messages = join(import.meta.dirname, '..', '..', 'messages');

/** Areas of what pages show at first. */
const areas = ['frame', 'home', 'list', 'product', 'products', 'shell'];

// The first `Intl.NumberFormat` or `Intl.DateTimeFormat` keeps a phone busy for some 50 ms.
it.each(areas.flatMap((area) => ['pt-BR', 'es-PY'].map((locale) => [area, locale] as const)))(
  'no text of the area %s in %s asks the browser to format a number or a date',
  (area, locale) => {
    const texts: object = JSON.parse(readFileSync(join(messages, area, `${locale}.json`), 'utf8'));

    const asking = Object.entries(texts).filter(([, text]) =>
      /#|,\s*(?:number|date|time)\b/.test(String(text)),
    );

    expect(asking).toEqual([]);
  },
);
