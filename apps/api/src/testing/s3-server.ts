/**
 * An HTTP server with the part of S3 that the shop uses. It verifies signatures with its own
 * implementation, so that the client isn't tested against itself.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

export interface S3Key {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

export interface S3Server {
  readonly endpoint: string;
  /** By `/bucket/key`. */
  readonly objects: Map<string, { readonly bytes: Buffer; readonly type: string | undefined }>;
  /** Fails the next requests that would have succeeded; all when endless. */
  failNext(requests: number, after?: number): void;
  stop(): Promise<void>;
}

/** The tolerated clock skew, in milliseconds. */
const patienceMs = 15 * 60_000;

export async function startS3Server(key: S3Key, bucket: string): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  let served = 0;
  let failing = { from: 0, to: 0 };
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      if (!isSigned(request, body, key)) return refuse(response, 403, 'SignatureDoesNotMatch');
      served += 1;
      if (served > failing.from && served <= failing.to) {
        return refuse(response, 503, 'ServiceUnavailable');
      }
      const { pathname } = new URL(request.url ?? '/', 'http://s3');
      if (!pathname.startsWith(`/${bucket}/`)) return refuse(response, 404, 'NoSuchBucket');
      return serve(request, response, objects, pathname, body);
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', () => done()));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    failNext: (requests, after = 0) => {
      failing = { from: served + after, to: served + after + requests };
    },
    stop: () => close(server),
  };
}

function serve(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  objects: S3Server['objects'],
  path: string,
  body: Buffer,
): void {
  const known = objects.get(path);
  if (method === 'PUT') {
    objects.set(path, { bytes: body, type: headers['content-type'] });
    response.writeHead(200, { ETag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
  } else if (method === 'DELETE') {
    objects.delete(path);
    response.writeHead(204).end();
  } else if (method === 'GET' && known) {
    response.writeHead(200, { 'Content-Type': known.type ?? 'binary/octet-stream' });
    response.end(known.bytes);
  } else refuse(response, method === 'GET' ? 404 : 405, 'NoSuchKey');
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

export interface Signed {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

export function isSigned(
  { method, url, headers }: Signed,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: S3Key,
  now = Date.now(),
): boolean {
  const header = (name: string): string => String(headers[name] ?? '');
  const parts = authorization.exec(header('authorization'));
  const [, id, day = '', where, names = '', signature = ''] = parts ?? [];
  if (!parts || id !== accessKeyId || where !== region) return false;
  const signedNames = names.split(';');
  const needed = Object.keys(headers).filter(
    (name) => name === 'host' || name.startsWith('x-amz-'),
  );
  if (!needed.every((name) => signedNames.includes(name))) return false;
  if (header('x-amz-content-sha256') !== sha256(body)) return false;
  const moment = header('x-amz-date');
  if (!moment.startsWith(day) || Math.abs(timeOf(moment) - now) > patienceMs) return false;
  const canonical = [
    method,
    ...canonicalAddress(url ?? '/'),
    ...signedNames.map((name) => `${name}:${header(name).trim().replace(/\s+/g, ' ')}`),
    '',
    names,
    header('x-amz-content-sha256'),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (secret, part) => hmac(secret, part),
    Buffer.from(`AWS4${secretAccessKey}`),
  );
  return timingSafeEqual(hmac(signingKey, text), Buffer.from(signature, 'hex'));
}

/** Canonical path and query: each name and value encoded, sorted by name. */
function canonicalAddress(url: string): readonly [string, string] {
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const path = pathname.split('/').map((part) => encode(decodeURIComponent(part)));
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return [path.join('/'), query.toSorted().join('&')];
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function timeOf(moment: string): number {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(moment);
  const [year = 0, month = 0, day, hour, minute, second] = (match ?? []).slice(1).map(Number);
  return match ? Date.UTC(year, month - 1, day, hour, minute, second) : Number.NaN;
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await request.toArray());
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => void server.close(() => done()));
}
