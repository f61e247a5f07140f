/** What stands beside the demo shop's products. */
import { beforeAll, describe, expect, test } from 'vitest';
import { demoSnapshot } from '../../testing/demo-snapshot.ts';
import { indexInMemory } from './memory/index-in-memory.ts';
import type { ProductIndex } from './product-index.ts';
import { findNeeded, namedAlike, relatedOf, type Compared } from './related.ts';
import { companionRules, type CompanionRule } from './text/companions.ts';
import { tokensOf } from './text/tokens.ts';
import { baseMeasure } from './text/units.ts';

let shop: Awaited<ReturnType<typeof demoSnapshot>>;
let all: ReadonlyMap<number, Compared>;
beforeAll(async () => {
  shop = await demoSnapshot();
  const departments = [...shop.snapshot.data.departments].flatMap(([id, members]) =>
    Array.from(members, (product) => [shop.snapshot.data.ids[product] ?? 0, id] as const),
  );
  const departmentOf = new Map(departments);
  all = new Map(
    shop.products.map((one) => [
      one.id,
      {
        id: one.id,
        namePt: one.name_pt,
        nameEs: one.name_es,
        specificationsPt: one.specifications_pt,
        specificationsEs: one.specifications_es,
        departmentId: departmentOf.get(one.id) ?? 0,
        brandName: one.brand,
        priceUsdCents: Math.round(one.price_usd * 100),
        showPrice: true,
        inStock: one.in_stock,
      },
    ]),
  );
});

function productOf(name: string): Compared {
  const found = [...all.values()].find(({ namePt }) => namePt === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

async function relatedTo(product: Compared) {
  const of = (ids: readonly number[]) => ids.flatMap((id) => all.get(id) ?? []);
  const needs = await findNeeded(indexInMemory(shop.snapshot), product);
  const related = relatedOf(product, {
    candidates: of(await namedAlike(indexInMemory(shop.snapshot), product)),
    boughtTogether: [],
    needed: needs.map(of),
  });
  return { alike: of(related.alike), needed: of(related.needed) };
}

const names = (some: readonly Compared[]) => some.map(({ namePt }) => namePt);

describe('alike', () => {
  test('to a drill of 20 V are drills of about its power and price, of any brand', async () => {
    const drill = productOf('Parafusadeira e furadeira a bateria 20 V 13 mm 2 x 2 Ah Tavuro');
    const { alike } = await relatedTo(drill);

    const first = alike.slice(0, 4);
    expect(new Set(first.map(({ brandName }) => brandName)).size).toBeGreaterThan(1);
    for (const one of first) {
      expect(one.namePt).toMatch(/^Parafusadeira e furadeira a bateria 20 V 13 mm/);
      const ratio = (one.priceUsdCents ?? 0) / (drill.priceUsdCents ?? 0);
      expect(ratio).toBeGreaterThan(0.6);
      expect(ratio).toBeLessThan(1.7);
    }
  });

  test.each([
    ['Chave combinada 19 mm Tornaz', /^Chave combinada 1[4-9]|^Chave combinada 2\d/],
    ['Disco flap 4.1/2" grão 80 Drovak', /^Disco flap 4\.1\/2"/],
    ['Broca para concreto 10 mm Drovak', /^Broca para concreto (?:8|10|12) mm/],
    ['Refletor LED 50 W Voltessa', /^Refletor LED (?:com sensor )?(?:30|50|100) W/],
    ['Registro de gaveta de latão 1" Torvane', /^Registro de (?:gaveta|esfera) de latão/],
  ])('to %s are its neighbours in size', async (name, neighbours) => {
    const { alike } = await relatedTo(productOf(name));

    expect(alike.length).toBeGreaterThan(2);
    for (const one of names(alike).slice(0, 3)) expect(one).toMatch(neighbours);
  });

  test('are never of another kind, nor the product itself, and those in stock come first', async () => {
    for (const product of [...all.values()].filter((_, at) => at % 9 === 0)) {
      const { alike, needed } = await relatedTo(product);

      const [kind] = product.namePt.split(' ');
      const others = alike.filter(({ namePt }) => !namePt.startsWith(kind ?? ''));
      expect({ product: product.namePt, others: names(others) }).toMatchObject({ others: [] });
      for (const some of [alike, needed]) {
        expect(some).not.toContain(product);
        expect(some.length).toBeLessThanOrEqual(10);
        const stock = some.map(({ inStock }) => inStock);
        expect(stock).toEqual([...stock.filter(Boolean), ...stock.filter((one) => !one)]);
      }
      expect(alike.filter((one) => needed.includes(one))).toEqual([]);
    }
  });
});

describe('the rules of the demo shop', () => {
  test('are for goods that there are, and each finds something for them', async () => {
    const idle: string[] = [];
    for (const [at, line] of shop.companions.entries()) {
      const index = only(companionRules([line], shop.departments));
      if (!(await findsSomething(index))) idle.push(`line ${at + 2}: ${JSON.stringify(line)}`);
    }

    expect(idle).toEqual([]);
  });

  /** For goods of a kind, what is needed of another kind has to agree with them. */
  test.each<[string, RegExp, RegExp, (product: Compared, needed: Compared) => boolean]>([
    [
      'voltage and brand',
      / a bateria .*\b\d+ V/,
      /^Bateria de lítio/,
      (one, other) => one.brandName === other.brandName && agree(one, other, 'v'),
    ],
    [
      'brand',
      /^Bateria de lítio/,
      /^Carregador/,
      (one, other) => one.brandName === other.brandName,
    ],
    ['diameter', /^Esmerilhadeira/, /^Disco (?:de|flap)/, (one, other) => agree(one, other, 'in')],
    [
      'diameter',
      /^Esmerilhadeira/,
      /^Disco diamantado/,
      (one, other) => saysOf(one, 'Disco') === `${measureOf(other.namePt, 'mm')} mm`,
    ],
    ['diameter', /^Serra (?:circular|de esq)/, /^Disco/, (one, other) => agree(one, other, 'in')],
    ['chuck', /^Furadeira/, /^Mandril/, (one, other) => agree(one, other, 'mm')],
    ['hole', /^Bucha de nylon/, /^Broca/, (one, other) => agree(one, other, 'mm')],
    [
      'drive',
      /^(?:Catraca|Torqu|Chave de imp)/,
      /^Jogo/,
      (one, other) => isAmong(one, other, 'in'),
    ],
    [
      'pipe',
      /^(?:Tubo|Joelho|Luva|Tê) .*PVC/,
      /PVC (?:para |sold|esg)/,
      (one, other) => isAmong(one, other, 'mm'),
    ],
    [
      'thread',
      /^(?:Parafuso sex|Porca|Barra|Arruela)/,
      /^(?:Parafuso|Porca|Arr)/,
      (one, other) => threadOf(one) === threadOf(other),
    ],
    [
      'pressure',
      /^Lavadora/,
      /^(?:Mangueira|Pistola)/,
      (one, other) => pressureOf(one) <= pressureOf(other),
    ],
    [
      'screen',
      /^Smartphone/,
      /^Capa/,
      (one, other) => saysOf(one, 'Tela').startsWith(saysOf(other, 'Tela')),
    ],
  ])('agree in %s', async (_, kind, neededKind, isRight) => {
    let seen = 0;
    for (const product of all.values()) {
      if (!kind.test(product.namePt)) continue;
      const { needed } = await relatedTo(product);
      for (const one of needed.filter(({ namePt }) => neededKind.test(namePt))) {
        seen += 1;
        expect(isRight(product, one), `${product.namePt}: ${one.namePt}`).toBe(true);
      }
    }
    expect(seen).toBeGreaterThan(1);
  });

  test('suggest a battery and a charger for a tool without one, of its brand or none', async () => {
    const needsBattery = productOf('Esmerilhadeira a bateria 4.1/2" 20 V sem bateria Tavuro');
    const otherBrand = productOf(
      'Parafusadeira de impacto a bateria 20 V sem escova, sem bateria Kordeno',
    );

    const own = names((await relatedTo(needsBattery)).needed).slice(0, 2);
    expect(own[0]).toMatch(/^Bateria de lítio 20 V \d Ah Tavuro/);
    expect(own[1]).toMatch(/^Carregador de bateria 12 a 20 V .*Tavuro/);
    expect(names((await relatedTo(otherBrand)).needed).join()).not.toMatch(/lítio|Carregador/);
  });
});

/** The shop with other rules. */
function only(companions: readonly CompanionRule[]): ProductIndex {
  return { ...indexInMemory(shop.snapshot), companions };
}

/** Whether any product needs another one by the index's rules, and finds it. */
async function findsSomething(index: ProductIndex): Promise<boolean> {
  for (const one of all.values()) if ((await findNeeded(index, one)).flat().length > 0) return true;
  return false;
}

/** The first measure in a unit. */
function measureOf(text: string, unit: string): number | undefined {
  const keys = measuresOf(text, unit);
  return keys[0] === undefined ? undefined : baseMeasure(keys[0]).value;
}

function measuresOf(text: string, unit: string): string[] {
  return tokensOf(text).flatMap(({ key }) => (key.endsWith(` ${unit}`) ? [key] : []));
}

function agree(one: Compared, other: Compared, unit: string): boolean {
  return measureOf(one.namePt, unit) === measureOf(other.namePt, unit);
}

function isAmong(one: Compared, other: Compared, unit: string): boolean {
  return measuresOf(other.namePt, unit).includes(measuresOf(one.namePt, unit)[0] ?? '');
}

function saysOf({ specificationsPt }: Compared, name: string): string {
  return specificationsPt.find((one) => one.name === name)?.value ?? '';
}

function pressureOf({ namePt, specificationsPt }: Compared): number {
  const texts = [namePt, ...specificationsPt.map(({ value }) => value)];
  return measureOf(texts.join('; '), 'bar') ?? Number.NaN;
}

function threadOf({ namePt }: Compared): string | undefined {
  return /\bM\d+\b/.exec(namePt)?.[0];
}
