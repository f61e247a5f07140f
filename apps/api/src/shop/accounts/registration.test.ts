import { checkEmail, getMe, register, updateProfile } from '@ponte/contract/accounts';
import { desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerDocuments, customers } from '../../platform/db/schema/index.ts';
import { readStoreInfo, writeStoreInfo } from '../../platform/store-info/store-info.ts';
import {
  brazilianForm,
  fillQueueOfPictures,
  paraguayanForm,
  signIn,
  signUp,
  smallPng,
} from '../../testing/customers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

let people = 0;
const newEmail = () => `person-${(people += 1)}@example.com`;

/** A form with its own address, and changes. */
const formOf = (
  base: Record<string, string | Blob>,
  changes: Record<string, string | Blob | undefined> = {},
) => {
  const email = newEmail();
  const whole = { ...base, email, email_confirmation: email, ...changes };
  const given: Record<string, string | Blob> = {};
  for (const [name, value] of Object.entries(whole)) if (value !== undefined) given[name] = value;
  return given;
};

/** What passes for a picture by its first bytes alone. */
const halfPng = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]);

/** An address and its confirmation. */
const emails = (email: string, confirmation = email) => ({
  email,
  email_confirmation: confirmation,
});

const lastFront = async () => {
  const [front] = await shop.db
    .select()
    .from(customerDocuments)
    .where(eq(customerDocuments.side, 'front'))
    .orderBy(desc(customerDocuments.id))
    .limit(1);
  return front;
};

/** Lets an hour pass, so that one test's tries do not count for the next one's limit. */
const refuse = async (form: Record<string, string | Blob>) => {
  shop.passTime(3_600_000);
  return shop.refused(register, { form });
};

describe('a registration', () => {
  // Spec: accounts 1.1, 7.4
  test('of a Brazilian is stored in plain forms, with an unreadable password', async () => {
    const { email } = await signUp(shop);

    const [row] = await shop.db.select().from(customers).where(eq(customers.email, email));

    expect(row).toMatchObject({
      firstName: 'Ana',
      foreign: true,
      phone: '+5545999887766',
      document: '52998224725',
      documentType: 'CPF',
      identityExtra: 'SSP PR',
      emailVerifiedAt: null,
    });
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row?.passwordHash).not.toContain(brazilianForm.password);
  });

  test('keeps both documents as new pictures, under names that tell nothing', async () => {
    await signUp(shop);

    const front = await lastFront();
    const bytes = await shop.storage.get(front?.storageKey ?? '');

    expect(front).toMatchObject({ contentType: 'image/jpeg', size: bytes?.length });
    expect(front?.storageKey).toMatch(/^documents\/[\w-]{22}$/);
    expect((await sharp(bytes).metadata()).format).toBe('jpeg');
  });

  // Spec: accounts 5.4
  test('with an address that has a customer is refused, whatever its case', async () => {
    const { email } = await signUp(shop);
    const taken = email.toUpperCase();

    const { status, body } = await refuse(
      formOf(brazilianForm, { email: taken, email_confirmation: taken }),
    );

    expect(status).toBe(422);
    expect(body.errors).toEqual({ email: ['O e-mail informado já está em uso.'] });
  });

  test.each([
    'example.com',
    'ｅxample.com',
    'ⓔxample.com',
    'ℯxample.com',
    'e\u00adxample.com',
    'EXAMPLE.com',
  ])(
    'with an address that has a customer is refused, whatever its domain is written with: %j',
    async (domain) => {
      await shop
        .call(register, { form: formOf(brazilianForm, emails('one.mailbox@example.com')) })
        .catch(() => undefined);

      const { status, body } = await refuse(formOf(brazilianForm, emails(`one.mailbox@${domain}`)));
      const checked = await shop.refused(checkEmail, { body: { email: `one.mailbox@${domain}` } });

      expect([status, body.errors]).toEqual([
        422,
        { email: ['O e-mail informado já está em uso.'] },
      ]);
      expect(checked.status).toBe(422);
    },
  );

  test('with an internationalised domain is kept as mail servers know it, and shown as it was written', async () => {
    shop.passTime(3_600_000);
    const email = 'eva@münchen.example';
    await shop.call(register, { form: formOf(brazilianForm, emails(email)) });

    const [row] = await shop.db.select().from(customers).orderBy(desc(customers.id)).limit(1);
    expect(row?.email).toBe('eva@xn--mnchen-3ya.example');
    expect((await signIn(shop, email)).user.email).toBe(email);
    expect((await signIn(shop, 'eva@xn--mnchen-3ya.example')).user.email).toBe(email);
  });

  test('of early days, whose domain is kept as it was written, still signs in and is not taken again', async () => {
    const { email } = await signUp(shop);
    const early = 'early@münchen.example';
    await shop.db.update(customers).set({ email: early }).where(eq(customers.email, email));

    expect((await signIn(shop, early)).user.email).toBe(early);
    expect(
      (await refuse(formOf(brazilianForm, emails('early@xn--mnchen-3ya.example')))).status,
    ).toBe(422);
  });

  test('sent twice at the same moment makes one customer', async () => {
    const form = formOf(paraguayanForm);
    const attempt = () =>
      shop.call(register, { form }).then(
        () => 'kept',
        () => 'refused',
      );

    expect((await Promise.all([attempt(), attempt()])).toSorted()).toEqual(['kept', 'refused']);
  });

  // Spec: decision 49
  test.each([
    ['1234567A-2', '1234567A2'],
    [' 1.234.567a - 2 ', '1234567A2'],
    ['1234504A-0', '1234504A0'],
  ])('of a Paraguayan keeps the RUC %s whole, with its letter', async (documento, document) => {
    const { email, token } = await signUp(shop, formOf(paraguayanForm, { documento }));

    const [row] = await shop.db.select().from(customers).where(eq(customers.email, email));

    expect(row).toMatchObject({ documentType: 'RUC', document });
    expect(await shop.call(getMe, { token })).toMatchObject({ documento: document });
  });

  test('may name a Brazilian address without a city, and no document', async () => {
    const form = formOf(brazilianForm, { documento: '' });

    expect(await shop.call(register, { form })).toHaveProperty('message');
  });
});

describe('a registration is taken', () => {
  test.each([
    ['an apostrophe in the address', emails("o'brien@example.com")],
    ['an internationalised domain', emails('ana@münchen.example')],
    ['the word password in capitals', { password: 'Password', password_confirmation: 'Password' }],
    ['an address confirmed in capitals', emails('li@example.com', 'LI@Example.com')],
    ['a CNPJ of a company', { documento: '11.444.777/0001-61', documento_tipo: 'CNPJ' }],
  ])('with %s', async (_, changes) => {
    const form = formOf(brazilianForm, changes);

    expect(await shop.call(register, { form })).toHaveProperty('message');
  });
});

describe('a registration is refused', () => {
  // Spec: accounts 3.1, 5.1, 5.2, 5.3, 9.2
  // Spec: decision 26, 27
  test.each([
    ['no name', { nome: '' }, 'nome'],
    ['a name of blanks', { nome: ' \t ' }, 'nome'],
    ['a street of blanks', { logradouro: '  ' }, 'logradouro'],
    ['an identity of blanks', { identidade: '\u00a0' }, 'identidade'],
    ['a name that is too long', { nome: 'x'.repeat(201) }, 'nome'],
    ['an address that is none', { email: 'ana', email_confirmation: 'ana' }, 'email'],
    ['a domain that turns out to be a number', emails('ana@0x7f.0x1'), 'email'],
    ['two addresses', { email_confirmation: 'other@example.com' }, 'email_confirmation'],
    ['a password that is too short', { password: 'seven77' }, 'password'],
    ['a password that is too long', { password: 'x'.repeat(21) }, 'password'],
    ['the word password', { password: 'password', password_confirmation: 'password' }, 'password'],
    [
      'a password of blanks',
      { password: ' '.repeat(8), password_confirmation: ' '.repeat(8) },
      'password',
    ],
    ['two passwords', { password_confirmation: 'other horse' }, 'password_confirmation'],
    ['a phone of nowhere', { telefone: '5500999887766' }, 'telefone'],
    ['a phone in words', { telefone: 'call me' }, 'telefone'],
    ['wrong check digits', { documento: '529.982.247-26' }, 'documento'],
    ['digits all equal', { documento: '111.111.111-11' }, 'documento'],
    ['the document of another country', { documento_tipo: 'RUC' }, 'documento_tipo'],
    ['no postal code', { cep: '' }, 'cep'],
    ['a postal code of nowhere', { cep: '00000-000' }, 'cep'],
    ['no complement of the identity', { identidade_complemento: '' }, 'identidade_complemento'],
    ['a nationality that is none', { estrangeiro: '2' }, 'estrangeiro'],
    ['a city of another country', { cidade_id: '5737' }, 'cidade_id'],
    ['a city that there is not', { cidade_id: '99999' }, 'cidade_id'],
    ['an unknown field', { admin: '1' }, 'admin'],
    ['no front', { frente: undefined }, 'frente'],
    ['a text for a front', { frente: 'picture.png' }, 'frente'],
  ])('with %s (Brazilian)', async (_, changes, field) => {
    const { status, body } = await refuse(formOf(brazilianForm, changes));

    expect(status).toBe(422);
    expect(body.errors).toHaveProperty([field, 0]);
  });

  // Spec: accounts 3.1, 5.1
  test.each([
    ['no document', { documento: '' }, 'documento'],
    ['wrong check digits', { documento: '80053249-2' }, 'documento'],
    ['a letter that no RUC has', { documento: '1234504E-0' }, 'documento'],
    ['a RUC without its check digit', { documento: '26603-' }, 'documento'],
    [
      'the RUC of another as a cédula',
      { documento: '2660-3', documento_tipo: 'CEDULA' },
      'documento',
    ],
    ['no state', { estado_id: '' }, 'estado_id'],
    ['no city', { cidade_id: '' }, 'cidade_id'],
    ['a city of another state', { estado_id: '28' }, 'estado_id'],
    ['a Brazilian document', { documento_tipo: 'CPF' }, 'documento_tipo'],
    ['another country', { pais_id: '1' }, 'pais_id'],
  ])('with %s (Paraguayan)', async (_, changes, field) => {
    const { status, body } = await refuse(formOf(paraguayanForm, changes));

    expect(status).toBe(422);
    expect(body.errors).toHaveProperty([field, 0]);
  });

  // Spec: accounts 5.5, 9.1
  // Spec: decision 25
  test.each([
    [
      'a web page called picture',
      new Blob(['<html><script>alert(1)</script>'], { type: 'image/png' }),
    ],
    ['half a picture', halfPng],
    ['a program', new Blob(['\x7fELF'])],
    ['an SVG', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'])],
    ['a PDF that is called a picture', new File(['%PDF-1.7\n%%EOF'], 'front.PNG')],
    ['a picture that is called a PDF', new File([smallPng], 'front.pdf')],
    ['a picture that is called another kind of picture', new File([smallPng], 'front.jpg')],
    ['a picture that is called a page', new File([smallPng], 'front.png.html')],
    ['more than 5 MB', new Blob(['%PDF-1.7', 'x'.repeat(5_242_880)])],
  ])('with %s for a document', async (_, frente) => {
    const { status, body } = await refuse(formOf(brazilianForm, { frente }));

    expect(status).toBe(422);
    expect(body.errors).toHaveProperty(['frente', 0]);
  });

  test.each([
    ['two addresses', emails('one@example.com', 'other@example.com'), 'email_confirmation'],
    ['wrong check digits', { documento: '529.982.247-26' }, 'documento'],
  ])('for %s before any picture is decoded', async (_, changes, field) => {
    const { body } = await refuse(formOf(brazilianForm, { ...changes, frente: halfPng }));

    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  });

  test('for an address in use before any picture is decoded', async () => {
    const { email } = await signUp(shop);

    const { body } = await refuse(formOf(brazilianForm, { ...emails(email), frente: halfPng }));

    expect(Object.keys(body.errors ?? {})).toEqual(['email']);
  });

  test('when too many pictures wait to be drawn, and is taken when they have been', async () => {
    const drawn = fillQueueOfPictures();
    const form = formOf(brazilianForm);

    const { status, headers } = await refuse(form);
    await drawn();

    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await shop.call(register, { form })).toHaveProperty('message');
  });

  test('but waits for no picture when its documents are PDFs', async () => {
    shop.passTime(3_600_000);
    const drawn = fillQueueOfPictures();
    const pdf = new Blob(['%PDF-1.7\n%%EOF']);

    const form = formOf(brazilianForm, { frente: pdf, verso: pdf });
    expect(await shop.call(register, { form })).toHaveProperty('message');

    await drawn();
  });

  test.each(['', '  '])(
    'with the sentence about what is missing, for a name of %o',
    async (nome) => {
      const { body } = await refuse(formOf(brazilianForm, { nome }));

      expect(body.errors).toEqual({ nome: ['Campo: nome - Este campo é obrigatório.'] });
    },
  );

  test('when the form is larger than two documents can be', async () => {
    const huge = new Blob(['%PDF-1.7', 'x'.repeat(11_000_000)]);

    expect((await refuse(formOf(brazilianForm, { frente: huge }))).status).toBe(413);
  });

  test('when it is no form', async () => {
    expect((await shop.refused(register, { body: brazilianForm })).status).toBe(415);
    const broken = await shop.app.request('/ecom/cliente/cadastrar', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: 'no form at all',
    });
    expect(broken.status).toBe(400);
  });

  test('when too many come from one place', async () => {
    shop.passTime(3_600_000);
    const statuses = new Set<number>();
    for (let attempt = 0; attempt < 21; attempt += 1) {
      statuses.add((await shop.refused(register, { form: { nome: 'x' } })).status);
    }

    expect(statuses).toEqual(new Set([422, 429]));
  });

  test('and nothing of it is left', async () => {
    const before = await shop.db.$count(customers);
    await refuse(formOf(brazilianForm, { cep: '' }));

    expect(await shop.db.$count(customers)).toBe(before);
  });
});

test.each([
  ['front.PNG', 'png'],
  ['front.jpeg', 'jpeg'],
  ['front', 'png'],
  ['../../front.jpg', 'jpeg'],
  ['front.gif', 'gif'],
] as const)('a picture called %s is taken, under a name of our own', async (name, format) => {
  shop.passTime(3_600_000);
  const picture = await sharp(await smallPng.bytes())
    .toFormat(format)
    .toBuffer();
  await shop.call(register, {
    form: formOf(brazilianForm, { frente: new File([picture], name) }),
  });

  expect((await lastFront())?.storageKey).toMatch(/^documents\/[\w-]{22}$/);
});

test('a PDF is taken as it is', async () => {
  shop.passTime(3_600_000);
  const pdf = new Blob(['%PDF-1.7\n%%EOF'], { type: 'application/pdf' });

  await shop.call(register, { form: formOf(brazilianForm, { frente: pdf, verso: smallPng }) });

  expect(await lastFront()).toMatchObject({ contentType: 'application/pdf' });
});

// Spec: decision 59
describe('photos of the document', () => {
  const asked = async (documentPhotos: object) => {
    const own = await startTestApp(undefined, { limitFactor: 100 });
    const info = await readStoreInfo(own.db);
    await writeStoreInfo(own.db, { ...info, documentPhotos });
    return own;
  };
  const without = { frente: undefined, verso: undefined };

  test.each(['counter', 'never'])(
    'are not needed, nor kept, where the shop says %s',
    async (when) => {
      const own = await asked({ brazil: when });

      await own.call(register, { form: formOf(brazilianForm, without) });
      const { token } = await signUp(own, formOf(brazilianForm));
      const data = {
        telefone: '5545999887766',
        documento: '529.982.247-25',
        documento_tipo: 'CPF',
        frente: smallPng,
      };
      await own.call(updateProfile, { token, form: data });

      expect(await own.db.$count(customerDocuments)).toBe(0);
      const resident = await own.refused(register, { form: formOf(paraguayanForm, without) });
      expect(Object.keys(resident.body.errors ?? {}).toSorted()).toEqual(['frente', 'verso']);
      await own.close();
    },
  );

  test('are asked for at the registration where the shop says nothing', async () => {
    const refused = await shop.refused(register, { form: formOf(brazilianForm, without) });
    expect(Object.keys(refused.body.errors ?? {}).toSorted()).toEqual(['frente', 'verso']);
  });
});
