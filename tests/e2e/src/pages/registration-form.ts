import { randomFillSync } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { expect, type Locator, type Page } from '@playwright/test';
import type { RegionCode } from '../harness/region.ts';

const submit: Readonly<Record<RegionCode, string>> = { br: 'Criar conta', py: 'Crear cuenta' };

/** The credentials of the new customer. */
const password = 'caixa de 12 Chaves';

/** The call that registers. */
export const registerPath = '/ecom/cliente/cadastrar';

let people = 0;
/** An unused e-mail address. */
export const newEmail = () => `registration-${process.pid}-${(people += 1)}@example.com`;

/** Whether the browser keeps a session. */
export const isSignedIn = (page: Page): Promise<boolean> =>
  page.evaluate(() => localStorage.getItem('ponte.session') !== null);

/** A PNG of noise, which no packing makes smaller: three bytes for each pixel. */
export function noise(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  const rows = Buffer.alloc(side * (side * 3 + 1));
  randomFillSync(rows);
  for (let row = 0; row < side; row += 1) rows[row * (side * 3 + 1)] = 0;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const picture = { name: 'frente.png', mimeType: 'image/png', buffer: noise(8) };
export const pdf = {
  name: 'verso.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7'),
};

/** The form as a customer of the region fills it in. */
export class RegistrationForm {
  readonly page: Page;
  readonly region: RegionCode;

  constructor(page: Page, region: RegionCode) {
    this.page = page;
    this.region = region;
  }

  field(name: string): Locator {
    return this.page.locator(`#registration-${name}`);
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: submit[this.region], exact: true });
  }

  /** The list of what is wrong. */
  get list(): Locator {
    return this.page.getByRole('alert').filter({ has: this.page.getByRole('link') });
  }

  /** What is kept in a draft. */
  async fillOpen(email: string): Promise<void> {
    await this.field('firstName').fill('Ana');
    await this.field('lastName').fill('Benítez');
    await this.field('email').fill(email);
    await this.field('emailConfirmation').fill(email.toUpperCase());
    await this.field('phone').fill(this.region === 'br' ? '45 99988-7766' : '0981 123 456');
    if (this.region === 'br') {
      await this.field('identityIssuer').fill('SSP PR');
      await this.field('postalCode').fill('85851000');
      await expect(this.field('cityId')).toHaveValue('Foz do Iguaçu');
    } else {
      await this.field('stateId').selectOption({ label: 'Alto Paraná' });
      await this.field('cityId').selectOption({ label: 'Ciudad del Este' });
    }
    await this.field('street').fill('Avenida Brasil');
  }

  /** What is not. */
  async fillSecret(): Promise<void> {
    await this.field('password').fill(password);
    await this.field('passwordConfirmation').fill(password);
    await this.field('identity').fill('4567890');
    if (this.region === 'py') await this.field('document').fill('80028061-0');
    await this.field('front').setInputFiles(picture);
    await this.field('back').setInputFiles(pdf);
    // The form has a file once its content was looked at, which takes a moment.
    await expect(this.page.locator('a[href="#registration-section-documents"]')).toHaveAttribute(
      'data-state',
      'done',
    );
  }
}
