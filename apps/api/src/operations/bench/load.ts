import { Agent, request } from 'node:http';

export interface Shot {
  readonly path: string;
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Latencies in milliseconds, and requests per second. */
export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

interface Sent {
  readonly ms: number;
  readonly ok: boolean;
}

/** As many requests as `connections` can make, each waiting for its answer. */
export async function measureThroughput(
  origin: string,
  shots: () => Shot,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const results: Sent[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const connection = async (): Promise<void> => {
    while (performance.now() < end) results.push(await send(origin, shots(), agent));
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return measuredOf(results, performance.now() - start);
}

/** A fixed rate of requests, whether earlier ones were answered or not. */
export async function measureLatency(
  origin: string,
  shots: () => Shot,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true });
  const start = performance.now();
  const underway: Promise<Sent>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = start + (index * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    underway.push(send(origin, shots(), agent));
  }
  const results = await Promise.all(underway);
  agent.destroy();
  return measuredOf(results, performance.now() - start);
}

async function send(origin: string, shot: Shot, agent: Agent): Promise<Sent> {
  const start = performance.now();
  const first = await tryOnce(origin, shot, agent);
  // A server may close an idle connection as a request arrives; browsers retry.
  const status = first === 'closed' ? await tryOnce(origin, shot, agent) : first;
  return { ms: performance.now() - start, ok: status === 200 };
}

function tryOnce(
  origin: string,
  { path, method = 'GET', body, headers: own }: Shot,
  agent: Agent,
): Promise<number | 'closed' | 'failed'> {
  return new Promise((done) => {
    const headers = { ...(body && { 'Content-Type': 'application/json' }), ...own };
    const call = request(`${origin}${path}`, { agent, method, headers }, (response) => {
      response.resume();
      response.once('end', () => done(response.statusCode ?? 'failed'));
    });
    call.once('error', () => done(call.reusedSocket ? 'closed' : 'failed'));
    call.end(body);
  });
}

function measuredOf(results: readonly Sent[], elapsedMs: number): Measured {
  const times = results.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return {
    perSecond: results.length / (elapsedMs / 1000),
    p50: at(0.5) ?? 0,
    p99: at(0.99) ?? 0,
    failed: results.filter(({ ok }) => !ok).length,
  };
}
