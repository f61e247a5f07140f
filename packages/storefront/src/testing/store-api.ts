import { createServer } from 'node:http';
import type { Region } from '../region/region.ts';

/** A region for tests of the server. */
export const region: Region = {
  code: 'BR',
  locale: 'pt-BR',
  currency: 'USD',
  countryId: 1,
  customerKind: 'foreign',
  origins: { BR: 'https://br.example', PY: 'https://py.example' },
  name: 'Ponte',
  whatsapp: '595610000000',
  contact: { phone: '+595 61 000 0000', email: 'loja@ponte.example', address: 'Ciudad del Este' },
  imageWidths: [160, 320],
  paymentHosts: [],
  onlinePurchase: true,
};

/** A store API that answers every call in the same way; what it was asked is kept. */
export function storeApi(status: number) {
  const asked: {
    url: string;
    cookie: string | undefined;
    forwardedFor: unknown;
    requestId: unknown;
    traceparent: unknown;
  }[] = [];
  const server = createServer((request, response) => {
    asked.push({
      url: request.url ?? '',
      cookie: request.headers.cookie,
      forwardedFor: request.headers['x-forwarded-for'],
      requestId: request.headers['x-request-id'],
      traceparent: request.headers['traceparent'],
    });
    response.writeHead(status, {
      'Content-Type': 'application/json',
      'Set-Cookie': ['a=b', 'ponte-device=new; Path=/'],
    });
    response.end('{"message":"no"}');
  });
  const origin = new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(`http://127.0.0.1:${address.port}`);
    });
  });
  return { asked, origin, close: () => server.close() };
}
