/** Fetches a file from an untrusted address: bounded in size and time, public hosts alone. */
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { TLSSocket } from 'node:tls';
import { isPublicAddress, PrivateAddress, publicLookup } from './public-address.ts';

const mostRedirects = 3;

export type NoFileCode =
  | 'address'
  | 'private'
  | 'redirects'
  | 'status'
  | 'tooLarge'
  | 'late'
  | 'certificateExpired'
  | 'certificateName'
  | 'certificateUntrusted'
  | 'noAnswer';

/** Why a file has not come. */
export class NoFile extends Error {
  readonly code: NoFileCode;
  /** That of the answer, with the code `status`. */
  readonly status: number | undefined;

  constructor(code: NoFileCode, status?: number) {
    super(code);
    this.code = code;
    this.status = status;
  }
}

export interface FetchOptions {
  /** Media types, as in the header. */
  readonly accept: string;
  /** In bytes. */
  readonly mostBytes: number;
  /** Follows no redirect to an address without encryption. */
  readonly httpsOnly?: boolean;
  /** Also asks this machine and its network: for trials. */
  readonly isPrivateAllowed: boolean;
  readonly signal: AbortSignal;
}

/** @throws NoFile when the address gives none */
export async function fetchFile(address: string, options: FetchOptions): Promise<Uint8Array> {
  const { httpsOnly = false } = options;
  let url = readAddress(address, httpsOnly);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const answer = await ask(url, options);
    const { statusCode: status = 0 } = answer;
    const { location } = answer.headers;
    if (status >= 300 && status < 400 && location !== undefined) {
      answer.destroy();
      url = readAddress(location, httpsOnly, url);
    } else if (status === 200) return bodyOf(answer, options.mostBytes);
    else {
      answer.destroy();
      throw new NoFile('status', status);
    }
  }
  throw new NoFile('redirects');
}

function readAddress(text: string, httpsOnly: boolean, base?: URL): URL {
  const url = URL.canParse(text, base?.href) ? new URL(text, base) : undefined;
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && !httpsOnly)) return url;
  throw new NoFile('address');
}

async function ask(url: URL, options: FetchOptions): Promise<IncomingMessage> {
  const { accept, isPrivateAllowed, signal } = options;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A connection to an IP address asks no name server, so that nothing else would check it.
  if (!isPrivateAllowed && isIP(host) !== 0 && !isPublicAddress(host)) {
    throw problemOf(new PrivateAddress());
  }
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((answered, failed) => {
    const asked = {
      signal,
      headers: { Accept: accept },
      // Without an agent no connection is kept, and none made by another check is used.
      agent: false,
      ...(!isPrivateAllowed && { lookup: publicLookup }),
    };
    const sent = request(url, asked, answered);
    sent.on('error', (error) => failed(wrongCertificate(sent.socket) ?? problemOf(error))).end();
  });
}

async function bodyOf(answer: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const body: AsyncIterable<Uint8Array> = answer;
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > mostBytes) throw new NoFile('tooLarge');
      chunks.push(chunk);
    }
  } catch (error) {
    throw problemOf(error);
  }
  return Buffer.concat(chunks);
}

/** What is wrong with the certificate of the other end: it was reached, so that this is no outage. */
function wrongCertificate(socket: unknown): NoFile | undefined {
  // Node writes the code of the error there, whatever its types say.
  const code: unknown = socket instanceof TLSSocket ? socket.authorizationError : null;
  switch (code) {
    case null:
    case undefined:
      return undefined;
    case 'CERT_HAS_EXPIRED':
    case 'CERT_NOT_YET_VALID':
      return new NoFile('certificateExpired');
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return new NoFile('certificateName');
    default:
      return new NoFile('certificateUntrusted');
  }
}

function problemOf(error: unknown): NoFile {
  if (error instanceof NoFile) return error;
  if (error instanceof PrivateAddress) return new NoFile('private');
  const isLate =
    error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');
  return isLate ? new NoFile('late') : new NoFile('noAnswer');
}
