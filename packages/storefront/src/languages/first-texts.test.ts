import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const messages = join(import.meta.dirname, '..', '..', 'messages');

/** The first word of ids of what pages show at first. */
const first =
  /^(?:bottomNav|footer|header|home|list|nav|product|shell|site|storage|toasts|topBar)\./;

// The first `Intl.NumberFormat` or `Intl.DateTimeFormat` keeps a phone busy for some 50 ms.
it.each(['pt-BR', 'es-PY'])(
  'no text that pages show at first asks the browser to format a number or a date: %s',
  (locale) => {
    const texts = globSync(`${messages}/*/${locale}.json`).flatMap((file) =>
      Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))),
    );
    const ofFirst = texts.filter(([id]) => first.test(id));
    expect(ofFirst.length).toBeGreaterThan(90);

    const asking = ofFirst.filter(([, text]) => /#|,\s*(?:number|date|time)\b/.test(text));

    expect(asking).toEqual([]);
  },
);
