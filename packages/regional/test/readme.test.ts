import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import * as openingHours from '@ponte/regional/opening-hours';
import { describe, expect, test } from 'vitest';
import * as delivery from '../src/delivery/index.ts';
import * as documents from '../src/documents/index.ts';
import * as email from '../src/email/index.ts';
import * as masks from '../src/masks/index.ts';
import * as money from '../src/money/index.ts';
import * as phones from '../src/phones/index.ts';
import * as places from '../src/places/index.ts';
import * as postal from '../src/postal/index.ts';

const areas: Readonly<Record<string, object>> = {
  delivery,
  documents,
  email,
  masks,
  money,
  phones,
  places,
  postal,
  'opening-hours': openingHours,
};
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** The examples: `ts` blocks, in which a comment behind an expression is its value. */
const examples = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => ({
  area: /'@ponte\/regional\/([\w-]+)'/.exec(code)?.[1],
  code,
}));

/** A no-break space looks like a space in a README. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll('\u00A0', ' '));
}

describe('the README', () => {
  test('has an example of every area', () => {
    expect(new Set(examples.map(({ area }) => area))).toEqual(new Set(Object.keys(areas)));
  });

  test.each(examples)('holds what an example of $area says', async ({ area = '', code }) => {
    const checks: [line: string, value: unknown, promised: unknown][] = [];
    const exported = new Map(Object.entries(areas[area] ?? {}));
    const scope: Record<string, unknown> = {
      check: (...told: (typeof checks)[number]) => checks.push(told),
    };
    const script = code
      .replace(/^import \{([^}]+)\} from .+;$/m, (_, names: string) => {
        for (const name of names.split(',').flatMap((text) => text.trim() || [])) {
          expect(exported.keys()).toContain(name);
          scope[name] = exported.get(name);
        }
        return '';
      })
      .replace(/^((?!const ).+); \/\/ (.+)$/gm, (line, expression, promised) => {
        return `check(${JSON.stringify(line)}, ${expression}, ${promised});`;
      });

    await runInNewContext(`(async () => {${script}})()`, scope);

    expect(checks).not.toEqual([]);
    for (const [line, value, promised] of checks) {
      expect([line, plain(value)]).toEqual([line, plain(promised)]);
    }
  });
});
