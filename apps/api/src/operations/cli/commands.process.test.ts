import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { writeXlsx } from 'hucre/xlsx';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exampleShop } from '../../office/shop-settings/example-shop.ts';
import { writeAudit } from '../../office/staff/audit.ts';
import { openEmbedded } from '../../platform/db/embedded.ts';
import { lockFolder } from '../../platform/db/folder-lock.ts';
import { staffMembers } from '../../platform/db/schema/index.ts';
import { createVault } from '../../platform/security/vault.ts';
import { copyEmptyTo, shopOf } from '../../testing/filled-database.ts';
import { ownShop } from '../../testing/own-shop.ts';
import { photograph } from '../../testing/picture-server.ts';
import { smallCatalogue } from '../../testing/small-catalogue.ts';
import { seedOnce } from '../seed/seed-once.ts';

/** The commands as a person runs them, each its own process. */

/** Puts an empty shop into the data folder. */
const makeShop = () => copyEmptyTo(join(data, 'database'));

const timeout = 120_000;

let folder: string;
let data: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-commands-'));
  data = join(folder, 'data');
});
afterEach(() => rm(folder, { recursive: true }));

function run(
  command: 'backup' | 'restore' | 'import' | 'shop' | 'group',
  words: readonly string[],
  { before = '', home = data } = {},
) {
  const script = fileURLToPath(new URL(`${command}.ts`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(
    '/bin/sh',
    [
      '-c',
      `${before} exec "$@"`,
      'sh',
      process.execPath,
      '--conditions=@ponte/source',
      script,
      ...words,
    ],
    {
      cwd: folder,
      env: {
        ...process.env,
        DATA_DIR: home,
        DATABASE_URL: '',
        SANDBOX_PAYMENTS: 'on',
        NODE_OPTIONS: '',
        INIT_CWD: folder,
        LC_ALL: 'C',
      },
      encoding: 'utf8',
    },
  );
  return { status, said: `${stdout}${stderr}` };
}

test('a shop goes into a file and out of it', { timeout }, async () => {
  await makeShop();
  await mkdir(join(data, 'uploads'));
  await writeFile(join(data, 'uploads/document'), 'x');

  const kept = run('backup', ['shop.tar.gz']);
  const again = run('backup', ['shop.tar.gz']);
  const restored = run('restore', ['shop.tar.gz'], { home: join(folder, 'other') });

  expect(kept).toEqual({
    status: 0,
    said: expect.stringMatching(
      /^A database of \d+\.\d MB, .* and 1 files of 0\.0 MB; .* free\.\n1 rows and 1 files \(0\.0 MB\) saved to .*\/shop\.tar\.gz\.\n$/,
    ),
  });
  expect(again).toEqual({
    status: 1,
    said: `There is a file ${folder}/shop.tar.gz already: name another one, or add --force to replace it.\n`,
  });
  expect(restored).toEqual({
    status: 0,
    said: expect.stringMatching(/^1 rows and 1 files .* restored from/),
  });
  expect(await readdir(join(folder, 'other/uploads'))).toEqual(['document']);
});

test('a restore says who can not sign in with another secret', { timeout }, async () => {
  await makeShop();
  const secret = 'a-secret-of-the-shop-that-was-backed-up';
  const { db, close } = await openEmbedded({ folder: join(data, 'database') });
  await db.insert(staffMembers).values({
    email: 'ana@example.com',
    name: 'Ana',
    role: 'owner',
    language: 'pt',
    passwordHash: 'a hash',
    totpSecret: createVault(secret).seal('JBSWY3DPEHPK3PXP'),
    totpLastStep: 0,
  });
  await close();
  run('backup', ['shop.tar.gz']);
  const restoreWith = (given: string, home: string) =>
    run('restore', ['shop.tar.gz'], {
      before: `export PONTE_SECRET='${given}';`,
      home: join(folder, home),
    });

  const same = restoreWith(secret, 'same');
  const other = restoreWith('another-secret-of-the-machine-that-is-new', 'other');

  expect(same).toEqual({ status: 0, said: expect.stringMatching(/^.* restored from \S+\n$/) });
  expect(other).toEqual({
    status: 0,
    said: expect.stringMatching(
      /restored from .*\n1 of 1 members of staff can't sign in: .* sealed with another secret\. Set PONTE_SECRET /,
    ),
  });
});

test('a database without a shop is none to keep, and stays as it is', { timeout }, async () => {
  await mkdir(data);

  expect(run('backup', ['shop.tar.gz'])).toEqual({
    status: 1,
    said: 'There is no shop in the database yet: start its server once.\n',
  });
  expect(run('backup', ['shop.tar.gz']).status).toBe(1);
  expect(await readdir(folder)).toEqual(['data']);
});

test('a folder that a server uses is left alone', { timeout }, async () => {
  await makeShop();
  expect(run('backup', ['before.tar.gz']).status).toBe(0);
  const lock = await lockFolder(data);

  const kept = run('backup', ['shop.tar.gz']);
  const replaced = run('restore', ['before.tar.gz', '--force']);

  const refused = {
    status: 1,
    said: `The database in ${data} is in use by another process: stop that one, or set DATA_DIR to another folder.\n`,
  };
  expect([kept, replaced]).toEqual([refused, refused]);
  expect((await readdir(folder)).toSorted()).toEqual(['before.tar.gz', 'data']);
  if (lock !== 'taken') await lock.release();
});

test('a full disk is reported, and no partial backup stays', { timeout }, async () => {
  await makeShop();
  await mkdir(join(data, 'uploads'));
  const large = join(data, 'uploads/large');
  await writeFile(large, randomBytes(40 << 20));

  // Simulates a full disk for one process: a file may not grow beyond this many blocks. The files
  // of the database's log are 16 MB and find room.
  const full = run('backup', ['shop.tar.gz'], { before: `trap '' XFSZ; ulimit -f 34000;` });

  expect(full).toEqual({
    status: 1,
    said: expect.stringMatching(
      /^A database of .* free\.\nThe backup can't be written to .*shop\.tar\.gz \(EFBIG\): check the free space .*\.\n$/,
    ),
  });
  expect((await readdir(folder)).toSorted()).toEqual(['data']);
});

async function makeFilledShop() {
  await makeShop();
  const shop = await openEmbedded({ folder: join(data, 'database') });
  await seedOnce(shop, await shopOf(smallCatalogue));
  await shop.close();
}

test('goods are kept by a shop that is there alone', { timeout }, async () => {
  await writeFile(join(folder, 'goods.csv'), 'code,name_pt\n"A-1,Furadeira\n');

  expect(run('import', ['goods.csv'])).toEqual({
    status: 1,
    said: 'There is no shop in the database yet: start its server once.\n',
  });

  await makeFilledShop();
  const { status, said } = run('import', ['goods.csv']);

  expect(status).toBe(1);
  expect(said).toMatch(
    /goods\.csv has a quote that is never closed, .*: close it\. Nothing was saved\.\n$/,
  );

  await writeFile(join(folder, 'synonyms.csv'), 'words,also\nmaquita,serra\n,x\n');
  expect(run('import', ['synonyms.csv'])).toEqual({
    status: 2,
    said: expect.stringMatching(
      /^line 3: words is missing\n1 refused lines and pictures are in .*synonyms\.refused\.csv\.\nWhat changes is in .*synonyms\.changes\.csv\.\n1 lines of synonyms saved, 1 lines skipped, [\d.]+ s\nSynonyms: 2 read: 1 new, 0 unchanged, 1 refused\.\n$/,
    ),
  });

  const columns = 'department,name,needed_department,needed';
  await writeFile(join(folder, 'companions.csv'), `${columns}\nserras,,discos,disco\n,,,x\n`);
  expect(run('import', ['companions.csv'])).toEqual({
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
      join(folder, 'goods.csv'),
      [goods, row('A-1', '12,50'), row('A-2', '1.234')].join('\n'),
    );
    expect(run('import', ['goods.csv'])).toEqual({
      status: 2,
      said: expect.stringMatching(
        /^line 3: price_usd may be .*\n1 refused .*\nWhat changes is in .*goods\.changes\.csv\.\n1 products saved, 1 lines skipped, [\d.]+ s\n2 read: 1 new, 0 prices changed, 0 texts removed, 0 unchanged, 1 refused\.\n$/,
      ),
    });
    expect(await readFile(join(folder, 'goods.refused.csv'), 'utf8')).toBe(
      '\uFEFFfile;line;row;code;reason\r\n;3;3;A-2;price_usd may be thousands or a fraction: write it with two decimals\r\n',
    );
    expect(await readFile(join(folder, 'goods.changes.csv'), 'utf8')).toBe(
      '\uFEFFfile;line;row;code;column;before;after\r\n;2;2;A-1;new;;\r\n',
    );
    expect(run('import', ['goods.csv', '--replace']).status).toBe(1);
    await writeFile(join(folder, 'goods.csv'), 'code;price_usd\nA-1;99,90\n');
    const rows = [
      ['código', 'preço'],
      ['A-1', 99.9],
    ];
    const workbook = await writeXlsx({ sheets: [{ name: 'Preços', rows }] });
    await writeFile(join(folder, 'goods.xlsx'), workbook);
    expect(run('import', ['goods.xlsx', '--dry', '--replace', '--lang', 'pt'])).toEqual({
      status: 1,
      said: expect.stringMatching(
        /^O que muda está em .*goods\.changes\.csv\.\n1 lido: 0 novos, 1 preço alterado \(1 em mais da metade\), 0 textos removidos, 12 ocultados, 0 sem mudança, 0 recusados\.\n12 de 13 produtos seriam ocultados, .*: acrescente --yes /,
      ),
    });
    expect(run('import', ['goods.csv', '--replace', '--yes'])).toEqual({
      status: 0,
      said: expect.stringMatching(/\n1 products saved, 12 hidden, 0 lines skipped, /),
    });
    expect(await readdir(folder)).not.toContain('goods.refused.csv');
  },
);

test(
  'brands are listed, renamed, merged and removed, in the language asked for',
  { timeout },
  async () => {
    await makeFilledShop();
    expect(run('group', ['list', 'brand'])).toEqual({
      status: 0,
      said: 'aguia: Águia, 3 products\nbrontal: Brontal, 9 products\nzimbro: Zimbro, 0 products\n',
    });
    const merge = ['merge', 'brand', 'Brontal', 'aguia', '--lang', 'pt'];
    const plan =
      '9 produtos de Brontal (brontal) passam para Águia (aguia).\n' +
      'O endereço /marca/brontal leva a /marca/aguia, e as planilhas com esse nome significam o mesmo.\n';
    expect(run('group', [...merge, '--dry'])).toEqual({
      status: 0,
      said: `${plan}Nada foi alterado: isto é o que seria feito.\n`,
    });
    expect(run('group', merge)).toEqual({
      status: 0,
      said: `${plan}Pronto: as páginas mostram a mudança em até um minuto.\n`,
    });
    expect(
      run('group', ['rename', 'department', 'bancada', '--es', 'Mesa', '--lang', 'es']),
    ).toEqual({
      status: 0,
      said: expect.stringMatching(
        /^Bancada \(ferramentas-manuais\/bancada\) pasa a llamarse Bancada /,
      ),
    });
    expect(run('group', ['remove', 'brand', 'brontal'])).toEqual({
      status: 1,
      said: 'There is no brand brontal: "group list brand" shows all. Nothing was changed.\n',
    });
  },
);

test('a shop’s settings are applied with the pictures beside them', { timeout }, async () => {
  await makeShop();
  const both = (text: string) => ({ pt: text, es: text });
  const banner = {
    type: 'Banner Principal',
    title: both('Hoje'),
    description: both('Veja'),
    picture: both('fotos/banner.jpg'),
  };
  const contacts = { phone: '+595 61 777 000', whatsapp: '59561777000' };
  const payment = { brazil: { ways: ['card', 'pix'] } };
  const store = { name: 'Sol', contacts, address: both('Rua 1'), payment };
  const settings = { store, rates: [], banners: [banner], team: [], questions: [], delivery: [] };
  const text = JSON.stringify({ $schema: 'shop.schema.json', ...settings, pickupPoints: [] });
  await writeFile(join(folder, 'shop.json'), text);
  const missing =
    'shop.json: banners.0.picture.pt can’t be used: fotos/banner.jpg: there is no such file; ' +
    'banners.0.picture.es can’t be used: fotos/banner.jpg: there is no such file. ' +
    'Nothing was changed.\n';

  expect(run('shop', ['apply', 'shop.json', '--dry'])).toEqual({ status: 1, said: missing });
  expect(run('shop', ['apply', 'shop.json'])).toEqual({ status: 1, said: missing });
  await mkdir(join(folder, 'fotos'));
  await writeFile(join(folder, 'fotos/banner.jpg'), await photograph(10));
  expect(run('shop', ['apply', 'shop.json', '--dry'])).toEqual({
    status: 0,
    said: expect.stringMatching(
      /^store\.name: new, "Sol"\n(?:.+\n)*.*shop\.json can be applied\.\nIt leaves out:\n {2}store\.openingHours \((?:.+\n)*Ways to pay that it will offer to buyers:\n {2}from Brazil: card in up to 10 instalments, pix\n {2}from Paraguay: gateway, /,
    ),
  });
  expect(run('shop', ['apply', 'shop.json'])).toEqual({
    status: 0,
    said: expect.stringMatching(
      /store\.name: (?:new, |"Ponte" → )"Sol"\n(?:.+\n)*Changed: store,.* Pages show it within a minute or so\.\n$/,
    ),
  });
  expect(run('shop', ['apply', 'shop.json'])).toEqual({
    status: 0,
    said: 'Nothing was changed: the shop is what the file says.\n',
  });
  expect(run('shop', ['example', 'example.json'])).toMatchObject({ status: 0 });
  expect(run('shop', ['apply', 'example.json'])).toEqual({
    status: 1,
    said: expect.stringMatching(
      /^shop\.json still has the example’s words: put your own in store\.name, .+ Nothing was changed\.\n$/,
    ),
  });
  expect(run('shop', ['example', 'example.json'])).toMatchObject({
    status: 1,
    said: expect.stringContaining('is there already'),
  });
  const { said } = run('shop', ['show']);
  const key = expect.stringMatching(/^picture\.[0-9a-f]{64}$/);
  expect(JSON.parse(said)).toMatchObject({ banners: [{ picture: { pt: key, es: key } }] });
});

test('a shop.json is tried where no shop is yet, and none is made', { timeout }, async () => {
  await writeFile(join(folder, 'shop.json'), ownShop());

  expect(run('shop', ['apply', 'shop.json', '--dry'])).toEqual({
    status: 0,
    said: expect.stringMatching(
      /^There is no shop in the database yet: all of the file is new\.\n.*can be applied\.\n/,
    ),
  });
  expect(existsSync(data)).toBe(false);
  const toHead = `set -- sh -c '"$@" | head -n 1' sh "$@";`;
  expect(run('shop', ['apply', 'shop.json', '--dry'], { before: toHead })).toEqual({
    status: 0,
    said: 'There is no shop in the database yet: all of the file is new.\n',
  });
  await mkdir(data);
  await writeFile(join(data, 'secret'), 'x');
  expect(run('shop', ['apply', 'shop.json', '--dry'])).toEqual({
    status: 1,
    said: expect.stringMatching(/has the secret .+ and the database in .+ is missing: /),
  });
});

test(
  'a database of an earlier version is not brought up to date by a try',
  { timeout },
  async () => {
    await makeShop();
    const table = sql`drizzle.__drizzle_migrations`;
    const { db, close } = await openEmbedded({ folder: join(data, 'database'), asItIs: true });
    await db.execute(sql`delete from ${table} where id = (select max(id) from ${table})`);
    await close();
    await writeFile(join(folder, 'shop.json'), ownShop());

    expect(run('shop', ['apply', 'shop.json', '--dry'])).toEqual({
      status: 1,
      said: expect.stringMatching(
        /^The database is older than this version: .+ Nothing was changed\.\n$/,
      ),
    });
  },
);

test(
  'a new shop shows the example; what is shown can be applied, until the back office changes it',
  { timeout },
  async () => {
    await makeShop();
    const example = run('shop', ['show']).said;
    expect(JSON.parse(example)).toEqual(exampleShop);
    await writeFile(join(folder, 'own.json'), ownShop());
    expect(run('shop', ['apply', 'own.json'])).toMatchObject({ status: 0 });
    await writeFile(join(folder, 'shown.json'), run('shop', ['show']).said);
    const nothing = 'Nothing was changed: the shop is what the file says.\n';
    expect(run('shop', ['apply', 'shown.json'])).toEqual({ status: 0, said: nothing });

    const other = { ...JSON.parse(ownShop()), rates: [] };
    await writeFile(join(folder, 'other.json'), JSON.stringify(other));
    await changeInBackOffice();
    const refused = {
      status: 1,
      said: expect.stringMatching(
        /^rates\..+\n(?:.+\n)*The back office changed the settings at .+ --force\. Nothing was changed\.\n$/,
      ),
    };
    expect(run('shop', ['apply', 'other.json', '--dry'])).toEqual(refused);
    expect(run('shop', ['apply', 'other.json'])).toEqual(refused);
    expect(run('shop', ['apply', 'other.json', '--force'])).toEqual({
      status: 0,
      said: expect.stringMatching(/\nChanged: rates\. Pages show it within a minute or so\.\n$/),
    });
  },
);

/** Writes down what the back office does when it changes rates. */
async function changeInBackOffice(): Promise<void> {
  const { db, close } = await openEmbedded({ folder: join(data, 'database') });
  await writeAudit(db, { actor: undefined, action: 'rates.changed', kind: 'shop' }, Date.now());
  await close();
}

test.each([
  ['backup', [], /^Name the file to write, such as shop\.tar\.gz\.\n$/],
  ['backup', ['a', 'b'], /^Name the file to write, such as shop\.tar\.gz\.\n$/],
  ['restore', ['--all'], /^Name the file to restore, one made by the command backup\.\n$/],
  ['restore', ['--lacking', 'a'], /^Name the file to restore, one made by the command backup\.\n$/],
  ['restore', ['nothing'], /^There is no file .*\/nothing: check its name\.\n$/],
  [
    'group',
    ['merge', 'brand', 'one'],
    /^Say what to do: group list brand\|category\|department; .*\n$/,
  ],
  ['group', ['rename', 'brand', 'one', '--pt', 'Two'], /^Say what to do: group list .*\n$/],
  ['import', ['--all', 'a'], /^Name what to import: a \.csv .*\.\n$/],
  ['import', ['nothing'], /^There is no file or folder .*: check its name\.\n$/],
] as const)('%s %j is refused in one sentence', { timeout }, (command, words, sentence) => {
  expect(run(command, words)).toEqual({ status: 1, said: expect.stringMatching(sentence) });
});
