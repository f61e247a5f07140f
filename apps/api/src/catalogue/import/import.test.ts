import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getProductDetails, listProducts } from '@ponte/contract/products';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureKeyOf } from '../../adapters/media/stored-pictures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { windows1252 } from '../../testing/windows-1252.ts';
import { importCatalogue, type ImportOptions } from './import-catalogue.ts';
import { readFileLines } from './read-file.ts';
import { say, sentenceOf } from './sentences/sentences.ts';

let shop: TestApp;
let folder: string;
beforeAll(async () => {
  shop = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'ponte-import-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const drill = {
  code: 'NEW-1',
  name_pt: 'Parafusadeira sem fio',
  name_es: 'Atornillador inalámbrico',
  brand: 'Brontal',
  category_pt: 'Ferramentas elétricas',
  category_es: 'Herramientas eléctricas',
  department_pt: 'Parafusadeiras',
  department_es: 'Atornilladores',
  price_usd: '89.90',
};

let files = 0;
const load = async (
  name: string,
  content: string | Buffer,
  options: Pick<ImportOptions, 'strict' | 'replace' | 'hideMany' | 'dry'> = { strict: false },
) => {
  const path = join(folder, `${(files += 1)}-${name}`);
  await writeFile(path, content);
  const bad: { readonly line: number; readonly code?: string; readonly reason: string }[] = [];
  const notes: string[] = [];
  const result = await importCatalogue(
    shop.db,
    readFileLines(path, ({ says, values }) => notes.push(say('en', says, values))),
    {
      ...options,
      onBadLine: ({ problems, ...place }) =>
        bad.push({ ...place, reason: sentenceOf('en', problems) }),
    },
  );
  return { ...result, lines: bad.toSorted((a, b) => a.line - b.line), notes };
};
const loadJson = (values: readonly unknown[], options?: Parameters<typeof load>[2]) =>
  load('x.jsonl', values.map((value) => JSON.stringify(value)).join('\n'), options);

const found = async (text: string) => {
  shop.passTime(60_000);
  return (await shop.call(listProducts, { query: { text, all_products: 1 } })).data;
};

describe('an import', () => {
  test('keeps products that can be found at once, also with a typo', async () => {
    expect(await loadJson([drill])).toMatchObject({ kept: 1, bad: 0, done: true });

    expect(await found('parafuzadeira')).toMatchObject([
      { codigo: 'NEW-1', valor_venda: '89.90', marca: { nome: 'Brontal' } },
    ]);
  });

  test.each([
    ['3', 3],
    [2, 2],
    ['', undefined],
    [40, undefined],
  ])('knows of %o pieces that the page tells %s', async (pieces_left, told) => {
    await loadJson([{ ...drill, code: 'FEW-1', name_pt: 'Tupia laminadora', pieces_left }]);

    const [product] = await found('tupia laminadora');
    const sent = { params: { slugOrId: product?.slug ?? '' } };
    expect((await shop.call(getProductDetails, sent)).quantidade_restante).toBe(told);
  });

  test('refuses an impossible number of pieces', async () => {
    const { lines } = await loadJson([{ ...drill, code: 'FEW-2', pieces_left: '-1' }]);

    expect(lines).toEqual([
      { line: 1, code: 'FEW-2', reason: 'pieces_left must be a number of pieces' },
    ]);
  });

  test('knows brands and categories by name, and makes those that there are not', async () => {
    await loadJson([{ ...drill, code: 'NEW-2', brand: 'Nóvia', name_pt: 'Plaina nova' }]);

    const [product] = await found('plaina nova');
    const details = await shop.call(getProductDetails, {
      params: { slugOrId: product?.slug ?? '' },
    });

    expect(details).toMatchObject({
      marca: { nome: 'Nóvia', slug: 'novia' },
      categoria: { id: 1 },
      departamento: { slug: 'parafusadeiras' },
    });
  });

  test('of the same file again changes what has changed, and no id or address', async () => {
    await loadJson([{ ...drill, code: 'NEW-3', name_pt: 'Serra tico-tico' }]);
    const [before] = await found('NEW-3');

    const change = { code: 'NEW-3', name_pt: 'Serra de fita', price_usd: 100 };
    await loadJson([{ ...drill, ...change }]);
    const [after] = await found('NEW-3');

    expect(after).toMatchObject({ nome: 'Serra de fita', valor_venda: '100.00' });
    expect([after?.id, after?.slug]).toEqual([before?.id, before?.slug]);
  });

  test('keeps ids and addresses of the shop that goods come from', async () => {
    await loadJson([
      { ...drill, code: 'MOVED-1', id: 700, slug: 'plaina-de-casa', name_pt: 'Plaina de casa' },
      { ...drill, code: 'MOVED-2', name_pt: 'Plaina de rua' },
    ]);

    expect(await found('plaina de casa')).toMatchObject([{ id: 700, slug: 'plaina-de-casa' }]);
    expect(await found('plaina de rua')).toMatchObject([{ id: 701 }]);
  });

  test('refuses ids and addresses of other products, and changes none of those', async () => {
    const { kept, lines } = await loadJson([
      { ...drill, code: 'CLASH-1', id: 1 },
      { ...drill, code: 'CLASH-2', slug: 'produto-2' },
      { ...drill, code: 'CLASH-3', id: 800 },
      { ...drill, code: 'CLASH-4', id: 800 },
      { ...drill, code: 'CLASH-5', id: 0, slug: 'Not an address' },
    ]);

    expect(kept).toBe(1);
    expect(lines).toEqual([
      { line: 1, code: 'CLASH-1', reason: 'id is that of another product, FUR-0001' },
      { line: 2, code: 'CLASH-2', reason: 'slug is that of another product' },
      { line: 4, code: 'CLASH-4', reason: 'id is that of another product' },
      { line: 5, code: 'CLASH-5', reason: 'id must be an id; slug can’t be part of an address' },
    ]);
    expect(await found('FUR-0001')).toMatchObject([{ id: 1, nome: 'Furadeira de impacto 650 W' }]);
  });

  test('finds a department by its name where its address says another', async () => {
    const place = {
      category_pt: 'Ferramentas manuais',
      category_es: 'Herramientas manuales',
      department_pt: 'Sem produtos',
      department_es: 'Sin productos',
    };
    await loadJson([{ ...drill, ...place, code: 'PLACE-1', name_pt: 'Trena de fibra' }]);

    const [product] = await found('trena de fibra');
    const sent = { params: { slugOrId: product?.slug ?? '' } };
    expect(await shop.call(getProductDetails, sent)).toMatchObject({
      departamento: { slug: 'vazio' },
    });
  });

  test('cleans descriptions', async () => {
    const details_pt = '<p>Boa</p><script>alert(1)</script>';
    await loadJson([{ ...drill, code: 'NEW-4', details_pt }]);

    const [product] = await found('NEW-4');
    const details = await shop.call(getProductDetails, {
      params: { slugOrId: product?.slug ?? '' },
    });

    expect(details.detalhes).toBe('<p>Boa</p>');
  });

  // Spec: decision 43
  test.each([
    [{ iva: 5 }, 5],
    [{ iva: '0' }, 0],
    [{ iva: ' ' }, 10],
    [{}, 10],
  ])('with the column %o has a rate of I.V.A. of %i %', async (column, percent) => {
    await loadJson([{ ...drill, code: 'TAXED', ...column }]);

    const [product] = await found('TAXED');
    expect(product?.iva).toBe(percent);
  });

  test('skips bad lines and says which and why', async () => {
    const { kept, bad, lines } = await loadJson([
      { ...drill, code: 'OK-1' },
      { ...drill, code: '' },
      { ...drill, code: 'BAD-2', price_usd: '1.234' },
      { ...drill, code: 'BAD-3', name_pt: '', name_es: undefined },
      { ...drill, code: 'BAD-4', colour: 'green' },
      { ...drill, code: 'BAD-5', specifications_pt: ['no value'] },
      { ...drill, code: 'OK-1' },
      'no object',
      { ...drill, code: 'BAD-6', name_pt: 'a\0b' },
      { ...drill, code: 'BAD-7', price_usd: '999999999' },
      { ...drill, code: 'BAD-8', price_usd: '0.00' },
      { ...drill, code: 'BAD-9', iva: '10,5' },
      { ...drill, code: '7,89E+12' },
      { ...drill, code: 'BAD-10', price_usd: 'US$ 12,50' },
      { ...drill, code: undefined, código: 'BAD-11' },
    ]);

    expect([kept, bad]).toEqual([1, 14]);
    expect(lines.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '2: code is missing; code has no letter or digit',
      '3: price_usd may be thousands or a fraction: write it with two decimals',
      '4: name_pt is missing, as is name_es: write the name in one language',
      '5: colour is unknown',
      '6: specifications_pt.0 must be "name: value"',
      '7: code is listed twice',
      '8: line has the wrong type',
      '9: name_pt has a null character',
      '10: price_usd is too large',
      '11: price_usd must be more than 0',
      '12: iva must be 0, 5 or 10',
      '13: code was changed by a spreadsheet: make its column text',
      '14: price_usd must be an amount such as 64.90, without a currency sign',
      '15: código is unknown',
    ]);
  });

  test('keeps nothing of a file with a bad line when it is strict', async () => {
    const result = await loadJson([{ ...drill, code: 'STRICT-1' }, {}], {
      strict: true,
    });

    expect(result).toMatchObject({ kept: 0, bad: 1, done: false });
    expect(await found('STRICT-1')).toEqual([]);
  });

  test('reads a spreadsheet', async () => {
    const header = Object.keys(drill).concat('in_stock', 'pictures', 'specifications_pt').join(';');
    const row = (code: string, name: string, stock: string) =>
      `${code};${name};Sierra;Brontal;Ferramentas elétricas;Herramientas;Serras;Sierras;10.00;${stock};https://a.example/1.jpg|https://a.example/2.jpg;"Peso: 2 kg|Cor: azul"`;

    const { kept, lines } = await load(
      'sheet.csv',
      `\uFEFF${header}\r\n${row('CSV-1', '"Serra ""forte""; azul"', 'não')}\r\n${row('CSV-2', 'Serra', 'talvez')}\r\nCSV-3;x\r\n`,
    );

    expect(kept).toBe(1);
    expect(lines).toEqual([
      { line: 3, code: 'CSV-2', reason: 'in_stock must be yes or no' },
      { line: 4, reason: 'line has 2 fields, and the header 12' },
    ]);
    expect(await found('CSV-1')).toMatchObject([
      {
        nome: 'Serra "forte"; azul',
        tem_estoque: false,
        imagens: ['https://a.example/1.jpg', 'https://a.example/2.jpg'].map((address) => ({
          url: `/media/${pictureKeyOf(address)}.webp`,
        })),
      },
    ]);
  });
});

describe('a spreadsheet as it is saved in', () => {
  const columns = Object.keys(drill).concat('in_stock', 'details_pt').join(';');
  const table = (...rows: string[]) => windows1252([columns, ...rows, ''].join('\r\n'));

  test('Brazil is kept with its letters, prices and answers', async () => {
    const row =
      'BR-1;"Serra-mármore 110 mm – 4.3/8""";Sierra de mármol;Ação;Máquinas;Máquinas;Serras;Sierras;1.234,50;VERDADEIRO;“Corta até 34 mm”';

    const { kept, bad, notes } = await load('planilha.csv', table(row));

    expect({ kept, bad }).toEqual({ kept: 1, bad: 0 });
    expect(notes).toEqual(['is not UTF-8 and was read as Windows-1252.']);
    const [product] = await found('BR-1');
    expect(product).toMatchObject({
      nome: 'Serra-mármore 110 mm – 4.3/8"',
      marca: { nome: 'Ação' },
      valor_venda: '1234.50',
      tem_estoque: true,
    });
    const sent = { params: { slugOrId: product?.slug ?? '' } };
    expect((await shop.call(getProductDetails, sent)).detalhes).toBe('“Corta até 34 mm”');
  });

  test('Paraguay is kept with its letters, prices and answers', async () => {
    const row =
      'PY-1;Caixa d’água;Tanque de 1.000 L, ñandutí;Ñu;Água;Agua;Caixas;Tanques;89,9;FALSO;';

    expect(await load('planilla.csv', table(row))).toMatchObject({ kept: 1, bad: 0 });
    expect(await found('PY-1')).toMatchObject([
      { nome: 'Caixa d’água', marca: { nome: 'Ñu' }, valor_venda: '89.90', tem_estoque: false },
    ]);
  });
});

describe('an import in place of what there is', () => {
  const replace = { strict: false, replace: true, hideMany: true };
  const shown = async () => {
    shop.passTime(60_000);
    const { data } = await shop.call(listProducts, { query: { all_products: 1, per_page: 100 } });
    return new Set(data.map(({ codigo }) => codigo));
  };

  test('hides what it does not name, and shows it again once it is named', async () => {
    await loadJson([{ ...drill, code: 'KEPT-1' }]);
    const before = await shown();

    const first = await loadJson([{ ...drill, code: 'KEPT-2' }], replace);
    const after = await shown();
    const second = await loadJson([{ ...drill, code: 'KEPT-1' }], replace);

    expect(first).toMatchObject({ kept: 1, hidden: before.size, done: true });
    expect(after).toEqual(new Set(['KEPT-2']));
    expect(second).toMatchObject({ kept: 1, hidden: 1 });
    expect(await shown()).toEqual(new Set(['KEPT-1']));
  });

  test('hides what a line says is not active', async () => {
    await loadJson([
      { ...drill, code: 'SEEN' },
      { ...drill, code: 'UNSEEN', active: 'não' },
    ]);

    expect(await shown()).toEqual(new Set(['KEPT-1', 'SEEN']));
  });

  test.each([
    ['a bad line', [{ ...drill, code: 'OTHER' }, {}], 1],
    ['no line', [], 0],
  ])('of a file with %s changes nothing', async (_, lines, bad) => {
    const before = await shown();

    expect(await loadJson(lines, replace)).toMatchObject({ kept: 0, hidden: 0, bad, done: false });
    expect(await shown()).toEqual(before);
  });
});
