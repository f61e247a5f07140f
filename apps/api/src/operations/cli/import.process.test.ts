import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { openEmbedded } from '../../platform/db/embedded.ts';
import { commandFolder } from '../../testing/command-folder.ts';
import { shopOf } from '../../testing/filled-database.ts';
import { smallCatalogue } from '../../testing/small-catalogue.ts';
import { seedOnce } from '../seed/seed-once.ts';

/** `import` and `group`, which names brands and categories. */

const timeout = 120_000;

const at = commandFolder();

async function makeFilledShop() {
  await at.makeShop();
  const shop = await openEmbedded({ folder: join(at.data, 'database') });
  await seedOnce(shop, await shopOf(smallCatalogue));
  await shop.close();
}

test('goods are kept by a shop that is there alone', { timeout }, async () => {
  await writeFile(join(at.folder, 'goods.csv'), 'code,name_pt\n"A-1,Furadeira\n');

  expect(at.run('import', ['goods.csv'])).toEqual({
    status: 1,
    said: 'There is no shop in the database yet: start its server once.\n',
  });

  await makeFilledShop();
  const { status, said } = at.run('import', ['goods.csv']);

  expect(status).toBe(1);
  expect(said).toMatch(
    /goods\.csv has a quote that is never closed, .*: close it\. Nothing was saved\.\n$/,
  );

  await writeFile(join(at.folder, 'synonyms.csv'), 'words,also\nmaquita,serra\n,x\n');
  expect(at.run('import', ['synonyms.csv'])).toEqual({
    status: 2,
    said: expect.stringMatching(
      /^line 3: words is missing\n1 refused lines and pictures are in .*synonyms\.refused\.csv\.\nWhat changes is in .*synonyms\.changes\.csv\.\n1 lines of synonyms saved, 1 lines skipped, [\d.]+ s\nSynonyms: 2 read: 1 new, 0 unchanged, 1 refused\.\n$/,
    ),
  });

  const columns = 'department,name,needed_department,needed';
  await writeFile(join(at.folder, 'companions.csv'), `${columns}\nserras,,discos,disco\n,,,x\n`);
  expect(at.run('import', ['companions.csv'])).toEqual({
    status: 2,
    said: expect.stringMatching(
      /^line 3: line has neither department nor name\n1 refused lines .*\nWhat changes .*\n1 lines of companions saved, 1 lines skipped, /,
    ),
  });
});

test(
  'an import says what it changes, and hides much of a shop only when that is wanted',
  { timeout },
  async () => {
    await makeFilledShop();
    const goods =
      'code;name_pt;name_es;brand;category_pt;category_es;department_pt;department_es;price_usd';
    const row = (code: string, price: string) =>
      `${code};Serra;Sierra;Brontal;Serras;Sierras;Serras;Sierras;${price}`;
    await writeFile(
      join(at.folder, 'goods.csv'),
      [goods, row('A-1', '12,50'), row('A-2', '1.234')].join('\n'),
    );
    expect(at.run('import', ['goods.csv'])).toEqual({
      status: 2,
      said: expect.stringMatching(
        /^line 3: price_usd may be .*\n1 refused .*\nWhat changes is in .*goods\.changes\.csv\.\n1 products saved, 1 lines skipped, [\d.]+ s\n2 read: 1 new, 0 prices changed, 0 texts removed, 0 unchanged, 1 refused\.\n$/,
      ),
    });
    expect(await readFile(join(at.folder, 'goods.refused.csv'), 'utf8')).toBe(
      '\uFEFFfile;line;row;code;reason\r\n;3;3;A-2;price_usd may be thousands or a fraction: write it with two decimals\r\n',
    );
    expect(await readFile(join(at.folder, 'goods.changes.csv'), 'utf8')).toBe(
      '\uFEFFfile;line;row;code;column;before;after\r\n;2;2;A-1;new;;\r\n',
    );
    expect(at.run('import', ['goods.csv', '--replace']).status).toBe(1);
    await writeFile(join(at.folder, 'goods.csv'), 'code;price_usd\nA-1;99,90\n');
    const rows = [
      ['código', 'preço'],
      ['A-1', 99.9],
    ];
    const workbook = await writeXlsx({ sheets: [{ name: 'Preços', rows }] });
    await writeFile(join(at.folder, 'goods.xlsx'), workbook);
    expect(at.run('import', ['goods.xlsx', '--dry', '--replace', '--lang', 'pt'])).toEqual({
      status: 1,
      said: expect.stringMatching(
        /^O que muda está em .*goods\.changes\.csv\.\n1 lido: 0 novos, 1 preço alterado \(1 em mais da metade\), 0 textos removidos, 12 ocultados, 0 sem mudança, 0 recusados\.\n12 de 13 produtos seriam ocultados, .*: acrescente --yes /,
      ),
    });
    expect(at.run('import', ['goods.csv', '--replace', '--yes'])).toEqual({
      status: 0,
      said: expect.stringMatching(/\n1 products saved, 12 hidden, 0 lines skipped, /),
    });
    expect(await readdir(at.folder)).not.toContain('goods.refused.csv');
  },
);

test(
  'brands are listed, renamed, merged and removed, in the language asked for',
  { timeout },
  async () => {
    await makeFilledShop();
    expect(at.run('group', ['list', 'brand'])).toEqual({
      status: 0,
      said: 'aguia: Águia, 3 products\nbrontal: Brontal, 9 products\nzimbro: Zimbro, 0 products\n',
    });
    const merge = ['merge', 'brand', 'Brontal', 'aguia', '--lang', 'pt'];
    const plan =
      '9 produtos de Brontal (brontal) passam para Águia (aguia).\n' +
      'O endereço /marca/brontal leva a /marca/aguia, e as planilhas com esse nome significam o mesmo.\n';
    expect(at.run('group', [...merge, '--dry'])).toEqual({
      status: 0,
      said: `${plan}Nada foi alterado: isto é o que seria feito.\n`,
    });
    expect(at.run('group', merge)).toEqual({
      status: 0,
      said: `${plan}Pronto: as páginas mostram a mudança em até um minuto.\n`,
    });
    expect(
      at.run('group', ['rename', 'department', 'bancada', '--es', 'Mesa', '--lang', 'es']),
    ).toEqual({
      status: 0,
      said: expect.stringMatching(
        /^Bancada \(ferramentas-manuais\/bancada\) pasa a llamarse Bancada /,
      ),
    });
    expect(at.run('group', ['remove', 'brand', 'brontal'])).toEqual({
      status: 1,
      said: 'There is no brand brontal: "group list brand" shows all. Nothing was changed.\n',
    });
  },
);

test.each([
  [
    'group',
    ['merge', 'brand', 'one'],
    /^Say what to do: group list brand\|category\|department; .*\n$/,
  ],
  ['group', ['rename', 'brand', 'one', '--pt', 'Two'], /^Say what to do: group list .*\n$/],
  ['import', ['--all', 'a'], /^Name what to import: a \.csv .*\.\n$/],
  ['import', ['nothing'], /^There is no file or folder .*: check its name\.\n$/],
] as const)('%s %j is refused in one sentence', { timeout }, (command, words, sentence) => {
  expect(at.run(command, words)).toEqual({ status: 1, said: expect.stringMatching(sentence) });
});
