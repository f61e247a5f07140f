import type { Locator, Page } from '@playwright/test';
import type { RegionCode } from '../harness/region.ts';
import { expect, inBrazilAlone, test } from '../harness/test.ts';
import { formWords } from '../pages/form-words.ts';
import { RegistrationForm } from '../pages/registration-form.ts';

/**
 * Each rule of accounts.md §5, broken once in the field of its form: the field says what is wrong.
 * Where the edges lie is a table of the contract's (`rules.test.ts`).
 */

/** What is typed into a field, and how what it says of it begins. */
type Refused = readonly [field: string, value: string, sentence: string];

const x = (count: number) => 'x'.repeat(count);

/** What a field says is part of its description, beside its hint. */
function expectSaid(field: Locator, sentence: string): Promise<void> {
  const literal = sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return expect(field).toHaveAccessibleDescription(new RegExp(literal));
}

async function expectRefused(
  fieldOf: (name: string) => Locator,
  refused: readonly Refused[],
): Promise<void> {
  for (const [name, value, sentence] of refused) {
    await test.step(`${name} of "${value.slice(0, 30)}"`, async () => {
      const field = fieldOf(name);
      await field.fill(value);
      await field.blur();
      await expectSaid(field, sentence);
    });
  }
}

/** Sends it as it is: each of these fields says that it is missing. */
async function expectMissing(
  press: Locator,
  fieldOf: (name: string) => Locator,
  missing: Readonly<Record<string, string>>,
): Promise<void> {
  await press.click();
  for (const [name, sentence] of Object.entries(missing)) {
    await expectSaid(fieldOf(name), sentence);
  }
}

/** Documents that are no pictures and no PDFs, or too large, which no browser makes smaller. */
async function expectFilesRefused(fieldOf: (name: string) => Locator, region: RegionCode) {
  const { fileType, fileSize } = formWords[region];
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(5_242_880)]);
  await fieldOf('front').setInputFiles({
    name: 'frente.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('frente'),
  });
  await expectSaid(fieldOf('front'), fileType);
  await fieldOf('back').setInputFiles({
    name: 'verso.pdf',
    mimeType: 'application/pdf',
    buffer: pdf,
  });
  await expectSaid(fieldOf('back'), fileSize);
}

const fieldsOf = (page: Page, form: string) => (name: string) => page.locator(`#${form}-${name}`);

async function expectPasswordsRefused(
  fieldOf: (name: string) => Locator,
  { least, most, guessed, passwordsDiffer }: (typeof formWords)[RegionCode],
): Promise<void> {
  await expectRefused(fieldOf, [
    ['password', x(7), least(8)],
    ['password', x(21), most(20)],
    ['password', 'password', guessed],
  ]);
  // Only from one that is right can another differ.
  await fieldOf('password').fill(x(8));
  await expectRefused(fieldOf, [['passwordConfirmation', x(9), passwordsDiffer]]);
}

test('each field of the registration says which of its rules is broken', async ({
  page,
  store,
  region,
}) => {
  const t = formWords[region];
  const form = new RegistrationForm(page, region);
  const field = fieldsOf(page, 'registration');
  const ofRegion = {
    br: [
      ['document', '529.982.247-26', 'CPF inválido. Confira os números.'],
      ['document', '12.ABC.345/01DE-36', 'CNPJ inválido. Confira letras e números.'],
      ['identityIssuer', x(11), t.most(10)],
      ['postalCode', '00000-000', 'CEP inválido. Confira os oito números.'],
    ],
    py: [
      ['document', '80028061-1', 'El RUC no es válido. Revise los números'],
      ['directions', x(501), t.most(500)],
      ['companyName', x(201), t.most(200)],
    ],
  } as const satisfies Record<RegionCode, readonly Refused[]>;
  await store.open('/cadastro');

  await expectMissing(form.submit, field, t.registration);
  await expectRefused(field, [
    ['firstName', x(201), t.most(200)],
    ['lastName', x(201), t.most(200)],
    ['email', 'ana@example', t.emailWrong],
    ['email', `${x(190)}@example.com`, t.most(200)],
    ['phone', region === 'br' ? '45 99988-776' : '0981 123 45', t.phone],
    ['identity', x(21), t.most(20)],
    ['street', x(201), t.most(200)],
    ['number', x(21), t.most(20)],
    ['complement', x(201), t.most(200)],
    ['district', x(101), t.most(100)],
    ...ofRegion[region],
  ]);
  await expectFilesRefused(field, region);
  await expectPasswordsRefused(field, t);
  await field('email').fill('ana@example.com');
  await expectRefused(field, [['emailConfirmation', 'ana@example.org', t.emailsDiffer]]);
  if (region === 'py') {
    await page.locator('input[name=documentType][value=CEDULA]').check();
    await expectRefused(field, [
      ['identity', '123', 'La cédula no es válida. Revise los números.'],
    ]);
  }
});

test(
  'each field of login, recovery, reset and the offers says which of its rules is broken',
  inBrazilAlone,
  async ({ page, store, region }) => {
    const t = formWords[region];
    const forms = [
      ['sign-in', '/login', []],
      ['password-recovery', '/recuperar-senha', [['email', 'ana', t.emailWrong]]],
      [
        'password-reset',
        `/app/reset-password/${crypto.randomUUID()}/token?email=a%40b.example&code=123456`,
        [],
      ],
      [
        'offers',
        '/',
        [
          ['phone', '12345', t.phone],
          ['phone', '1234567890123456', t.phone],
        ],
      ],
    ] as const satisfies readonly (readonly [string, string, readonly Refused[]])[];

    // Nobody was sent this link: the store would say so before the form is shown.
    await page.route('**/ecom/cliente/trocar-senha/verificar*', (route) =>
      route.fulfill({ json: { message: '' } }),
    );
    for (const [name, path, refused] of forms) {
      const field = fieldsOf(page, name);
      await store.open(path);
      const [first = ''] = Object.keys(t[name]);
      // It comes when somebody gets near.
      if (name === 'offers') await page.locator('#offers').scrollIntoViewIfNeeded();
      const shown = page.locator('form').filter({ has: field(first) });
      await expectMissing(
        shown.getByRole('button', { name: t.submit[name], exact: true }),
        field,
        t[name],
      );
      await expectRefused(field, refused);
      if (name === 'password-reset') await expectPasswordsRefused(field, t);
    }
  },
);

test('each field of the password, the personal data and an address says which of its rules is broken', async ({
  page,
  store,
  region,
  customer,
}) => {
  const t = formWords[region];
  const press = (name: string) => page.getByRole('button', { name, exact: true });
  await customer.signInTo(page);

  await store.open('/perfil/alterar-senha');
  const password = fieldsOf(page, 'change-password');
  await expectMissing(press(t.submit['change-password']), password, t['change-password']);
  await expectPasswordsRefused(password, t);

  await store.open('/perfil/dados-pessoais');
  await press(t.edit).click();
  const profile = fieldsOf(page, 'profile');
  await expectRefused(profile, [
    ['phone', '', t.phoneMissing],
    ['phone', '123', t.phone],
    ['document', '', t.documentMissing],
    region === 'br'
      ? ['document', '529.982.247-26', 'CPF inválido. Confira os números.']
      : ['document', '80028061-1', 'El RUC no es válido. Revise los números'],
  ]);
  await expectFilesRefused(profile, region);

  await store.open('/perfil/endereco');
  await press(t.newAddress).click();
  const address = (name: string) => page.getByRole('dialog').locator(`[name="${name}"]`);
  await expectMissing(press(t.saveAddress), address, t.address);
  // Its texts can't become too long: the fields take no more.
  if (region === 'br') {
    await expectRefused(address, [['postalCode', '8585', 'CEP incompleto: são 8 números']]);
  }
});
