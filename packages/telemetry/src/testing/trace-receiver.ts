import { createServer } from 'node:http';

/** A span as it arrived. */
export interface ReceivedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty of one that belongs to none. */
  readonly parentSpanId: string;
  readonly failed: boolean;
  readonly fields: Readonly<Record<string, string>>;
}

export interface TraceReceiver {
  readonly endpoint: string;
  /** All that came, in the order of their ends. */
  readonly spans: readonly ReceivedSpan[];
  close(): Promise<void>;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** The parts of an export that a test looks at (https://opentelemetry.io/docs/specs/otlp/#otlphttp). */
interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<
        ReceivedSpan,
        'service' | 'fields' | 'failed' | 'parentSpanId'
      > & {
        readonly parentSpanId?: string;
        readonly status: { readonly code?: number };
        readonly attributes: readonly Attribute[];
      })[];
    }[];
  }[];
}

/** Receives traces by OTLP over HTTP, as JSON. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const isExport = request.url === '/v1/traces' && request.method === 'POST';
      if (isExport) spans.push(...spansOf(JSON.parse(Buffer.concat(chunks).toString())));
      response.writeHead(isExport ? 200 : 404, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** `STATUS_CODE_ERROR`. */
const failed = 2;

function spansOf({ resourceSpans }: Export): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap((scope) =>
      scope.spans.map(({ name, traceId, spanId, parentSpanId = '', status, attributes }) => ({
        service: fieldsOf(resource.attributes)['service.name'] ?? '',
        name,
        traceId,
        spanId,
        parentSpanId,
        failed: status.code === failed,
        fields: fieldsOf(attributes),
      })),
    ),
  );
}

function fieldsOf(attributes: readonly Attribute[]): Record<string, string> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, String(Object.values(value)[0])]),
  );
}
