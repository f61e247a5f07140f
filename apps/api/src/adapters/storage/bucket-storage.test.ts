import { login, register, updateProfile } from '@ponte/contract/accounts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customerDocuments, customers } from '../../platform/db/schema/index.ts';
import { Outage } from '../../platform/runtime/outage.ts';
import { brazilianForm, signUp, smallPng } from '../../testing/customers.ts';
import { isSigned, startS3Server, type S3Server } from '../../testing/s3-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { bucketStorage } from './bucket-storage.ts';
import type { Storage } from './storage.ts';

const key = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'secret/+of=tests',
  region: 'sa-east-1',
};
let s3: S3Server;
beforeEach(async () => {
  s3 = await startS3Server(key, 'documents');
});
afterEach(() => s3.stop());

const open = (changes: object = {}): Storage =>
  bucketStorage({ endpoint: s3.endpoint, name: 'documents', ...key, ...changes });

test('the service of these tests knows the signature of the published example', () => {
  // https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
  const nothing = Buffer.alloc(0);
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  const example = {
    method: 'GET',
    url: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': empty,
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
  };
  const owner = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const then = Date.UTC(2013, 4, 24);

  expect(isSigned(example, nothing, owner, then)).toBe(true);
  expect(isSigned({ ...example, url: '/other.txt' }, nothing, owner, then)).toBe(false);
  expect(isSigned(example, Buffer.from('x'), owner, then)).toBe(false);
  expect(isSigned(example, nothing, owner)).toBe(false);
});

describe('a bucket', () => {
  test('keeps a file as it is, with its type, until it is forgotten', async () => {
    const storage = open();
    const bytes = new Uint8Array([0, 255, 10, 13]);

    await storage.put('documents/one-_1', bytes, 'image/jpeg');

    expect(s3.objects.get('/documents/documents/one-_1')).toEqual({
      bytes: Buffer.from(bytes),
      type: 'image/jpeg',
    });
    expect(await storage.get('documents/one-_1')).toEqual(bytes);
    await storage.remove('documents/one-_1');
    expect(await storage.get('documents/one-_1')).toBeUndefined();
    await storage.remove('documents/one-_1');
  });

  test('is asked again when it could not serve for a moment', async () => {
    s3.failNext(2);

    await open().put('one', new Uint8Array([1]), 'image/jpeg');

    expect(s3.objects.size).toBe(1);
  });

  test.each([
    ['a wrong key', { secretAccessKey: 'wrong' }],
    ['another region', { region: 'us-east-1' }],
    ['another name', { name: 'others' }],
  ])('with %s keeps nothing, and says that it is unavailable', async (_, changes) => {
    await expect(open(changes).put('one', new Uint8Array([1]), 'x/y')).rejects.toThrow(Outage);

    expect(s3.objects.size).toBe(0);
  });

  test('that does not answer is unavailable', async () => {
    const storage = open();
    await s3.stop();

    await expect(storage.put('one', new Uint8Array([1]), 'x/y')).rejects.toThrow(Outage);
    await expect(storage.get('one')).rejects.toThrow(Outage);
    await expect(storage.remove('one')).rejects.toThrow(Outage);
  });

  test.each(['../one', '/one', 'one/', 'a//b', 'a?b', ''])('has no key %j', async (name) => {
    await expect(open().get(name)).rejects.toThrow('Not a storage key.');
  });

  test('gives nothing to who has no key to it', async () => {
    await open().put('one', new Uint8Array([1]), 'image/jpeg');

    expect((await fetch(`${s3.endpoint}/documents/one`)).status).toBe(403);
  });
});

describe('a shop with a bucket', () => {
  let shop: TestApp;
  /** The bucket of the test that runs. */
  const storage: Storage = {
    put: (...given) => open().put(...given),
    get: (...given) => open().get(...given),
    remove: (...given) => open().remove(...given),
  };
  beforeAll(async () => {
    shop = await startTestApp(undefined, { storage });
  });
  afterAll(() => shop.close());

  const unavailable = { message: 'Serviço indisponível, tente novamente mais tarde!' };
  const email = 'late@example.com';
  const form = { ...brazilianForm, email, email_confirmation: email };

  test('keeps the documents of its customers there', async () => {
    await signUp(shop);

    expect(s3.objects.size).toBe(2);
    const [document] = await shop.db.select().from(customerDocuments);
    expect(s3.objects.get(`/documents/${document?.storageKey}`)?.type).toBe('image/jpeg');
  });

  test.each([
    ['from the start', 0],
    ['after the first document', 1],
  ])('registers nobody by halves when the bucket fails %s', async (_, after) => {
    s3.failNext(Number.POSITIVE_INFINITY, after);

    const { status, body } = await shop.refused(register, { form });

    expect([status, body]).toEqual([503, unavailable]);
    expect(await shop.db.select().from(customers).where(eq(customers.email, email))).toEqual([]);
  });

  test('forgets a document whose other side could not be kept', async () => {
    // Two documents at once, and one of them three times.
    s3.failNext(3, 1);

    expect((await shop.refused(register, { form })).status).toBe(503);
    expect(s3.objects.size).toBe(1);
    shop.passTime(3_600_000);
    await shop.runJobs();

    expect([...s3.objects]).toEqual([]);
  });

  test('registers customers who retry after the outage', async () => {
    s3.failNext(6);
    expect((await shop.refused(register, { form })).status).toBe(503);

    await shop.call(register, { form });

    const body = { email, password: brazilianForm.password };
    expect((await shop.call(login, { body })).user.email).toBe(email);
  });

  test('changes no profile while the new picture can not be kept', async () => {
    const { token, email: known } = await signUp(shop);
    const change = { telefone: '5545911112222', documento: '52998224725', documento_tipo: 'CPF' };
    await s3.stop();

    const { status, body } = await shop.refused(updateProfile, {
      token,
      form: { ...change, frente: smallPng },
    });

    expect([status, body]).toEqual([503, unavailable]);
    const [row] = await shop.db.select().from(customers).where(eq(customers.email, known));
    expect(row?.phone).toBe(`+${brazilianForm.telefone}`);
  });
});
