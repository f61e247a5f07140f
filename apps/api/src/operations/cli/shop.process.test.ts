import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exampleShop } from '../../office/shop-settings/example-shop.ts';
import { writeAudit } from '../../office/staff/audit.ts';
import { openEmbedded } from '../../platform/db/embedded.ts';
import { commandFolder } from '../../testing/command-folder.ts';
import { ownShop } from '../../testing/own-shop.ts';
import { photograph } from '../../testing/picture-server.ts';

/** `shop`: its settings. */

const timeout = 120_000;

const at = commandFolder();

test('a shop’s settings are applied with the pictures beside them', { timeout }, async () => {
  await at.makeShop();
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
  await writeFile(join(at.folder, 'shop.json'), text);
  const missing =
    'shop.json: banners.0.picture.pt can’t be used: fotos/banner.jpg: there is no such file; ' +
    'banners.0.picture.es can’t be used: fotos/banner.jpg: there is no such file. ' +
    'Nothing was changed.\n';

  expect(at.run('shop', ['apply', 'shop.json', '--dry'])).toEqual({ status: 1, said: missing });
  expect(at.run('shop', ['apply', 'shop.json'])).toEqual({ status: 1, said: missing });
  await mkdir(join(at.folder, 'fotos'));
  await writeFile(join(at.folder, 'fotos/banner.jpg'), await photograph(10));
  expect(at.run('shop', ['apply', 'shop.json', '--dry'])).toEqual({
    status: 0,
    said: expect.stringMatching(
      /^store\.name: new, "Sol"\n(?:.+\n)*.*shop\.json can be applied\.\nIt leaves out:\n {2}store\.openingHours \((?:.+\n)*Ways to pay that it will offer to buyers:\n {2}from Brazil: card in up to 10 instalments, pix\n {2}from Paraguay: gateway, /,
    ),
  });
  expect(at.run('shop', ['apply', 'shop.json'])).toEqual({
    status: 0,
    said: expect.stringMatching(
      /store\.name: (?:new, |"Ponte" → )"Sol"\n(?:.+\n)*Changed: store,.* Pages show it within a minute or so\.\n$/,
    ),
  });
  expect(at.run('shop', ['apply', 'shop.json'])).toEqual({
    status: 0,
    said: 'Nothing was changed: the shop is what the file says.\n',
  });
  expect(at.run('shop', ['example', 'example.json'])).toMatchObject({ status: 0 });
  expect(at.run('shop', ['apply', 'example.json'])).toEqual({
    status: 1,
    said: expect.stringMatching(
      /^shop\.json still has the example’s words: put your own in store\.name, .+ Nothing was changed\.\n$/,
    ),
  });
  expect(at.run('shop', ['example', 'example.json'])).toMatchObject({
    status: 1,
    said: expect.stringContaining('is there already'),
  });
  const { said } = at.run('shop', ['show']);
  const key = expect.stringMatching(/^picture\.[0-9a-f]{64}$/);
  expect(JSON.parse(said)).toMatchObject({ banners: [{ picture: { pt: key, es: key } }] });
});

test('a shop.json is tried where no shop is yet, and none is made', { timeout }, async () => {
  await writeFile(join(at.folder, 'shop.json'), ownShop());

  expect(at.run('shop', ['apply', 'shop.json', '--dry'])).toEqual({
    status: 0,
    said: expect.stringMatching(
      /^There is no shop in the database yet: all of the file is new\.\n.*can be applied\.\n/,
    ),
  });
  expect(existsSync(at.data)).toBe(false);
  const toHead = `set -- sh -c '"$@" | head -n 1' sh "$@";`;
  expect(at.run('shop', ['apply', 'shop.json', '--dry'], { before: toHead })).toEqual({
    status: 0,
    said: 'There is no shop in the database yet: all of the file is new.\n',
  });
  await mkdir(at.data);
  await writeFile(join(at.data, 'secret'), 'x');
  expect(at.run('shop', ['apply', 'shop.json', '--dry'])).toEqual({
    status: 1,
    said: expect.stringMatching(/has the secret .+ and the database in .+ is missing: /),
  });
});

test(
  'a database of an earlier version is not brought up to date by a try',
  { timeout },
  async () => {
    await at.makeShop();
    const table = sql`drizzle.__drizzle_migrations`;
    const { db, close } = await openEmbedded({ folder: join(at.data, 'database'), asItIs: true });
    await db.execute(sql`delete from ${table} where id = (select max(id) from ${table})`);
    await close();
    await writeFile(join(at.folder, 'shop.json'), ownShop());

    expect(at.run('shop', ['apply', 'shop.json', '--dry'])).toEqual({
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
    await at.makeShop();
    const example = at.run('shop', ['show']).said;
    expect(JSON.parse(example)).toEqual(exampleShop);
    await writeFile(join(at.folder, 'own.json'), ownShop());
    expect(at.run('shop', ['apply', 'own.json'])).toMatchObject({ status: 0 });
    await writeFile(join(at.folder, 'shown.json'), at.run('shop', ['show']).said);
    const nothing = 'Nothing was changed: the shop is what the file says.\n';
    expect(at.run('shop', ['apply', 'shown.json'])).toEqual({ status: 0, said: nothing });

    const other = { ...JSON.parse(ownShop()), rates: [] };
    await writeFile(join(at.folder, 'other.json'), JSON.stringify(other));
    await changeInBackOffice();
    const refused = {
      status: 1,
      said: expect.stringMatching(
        /^rates\..+\n(?:.+\n)*The back office changed the settings at .+ --force\. Nothing was changed\.\n$/,
      ),
    };
    expect(at.run('shop', ['apply', 'other.json', '--dry'])).toEqual(refused);
    expect(at.run('shop', ['apply', 'other.json'])).toEqual(refused);
    expect(at.run('shop', ['apply', 'other.json', '--force'])).toEqual({
      status: 0,
      said: expect.stringMatching(/\nChanged: rates\. Pages show it within a minute or so\.\n$/),
    });
  },
);

/** Writes down what the back office does when it changes rates. */
async function changeInBackOffice(): Promise<void> {
  const { db, close } = await openEmbedded({ folder: join(at.data, 'database') });
  await writeAudit(db, { actor: undefined, action: 'rates.changed', kind: 'shop' }, Date.now());
  await close();
}
