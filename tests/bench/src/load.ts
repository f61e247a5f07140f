import { Agent, get } from 'node:http';

/** How many answers there were, and how many a second. */
export interface Throughput {
  readonly answers: number;
  readonly perSecond: number;
}

/** As many connections as keep two processors busy. */
const connections = 4;

/**
 * Asks for each path once, four at a time.
 *
 * @param acceptEncoding what the asker takes; '' for the page uncompressed
 * @throws when an answer is not 200
 */
export async function askOnceEach(
  origin: string,
  paths: readonly string[],
  acceptEncoding: string,
): Promise<Throughput> {
  let next = 0;
  return measure(origin, acceptEncoding, () => paths[next++]);
}

/** Asks for one path as often as four connections can in so many seconds. */
export async function askAgainAndAgain(
  origin: string,
  path: string,
  acceptEncoding: string,
  seconds: number,
): Promise<Throughput> {
  const end = performance.now() + seconds * 1000;
  return measure(origin, acceptEncoding, () => (performance.now() < end ? path : undefined));
}

async function measure(
  origin: string,
  acceptEncoding: string,
  nextPath: () => string | undefined,
): Promise<Throughput> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  let answers = 0;
  const connection = async (): Promise<void> => {
    for (let path = nextPath(); path !== undefined; path = nextPath()) {
      await ask(`${origin}${path}`, acceptEncoding, agent);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return { answers, perSecond: (answers * 1000) / (performance.now() - began) };
}

function ask(address: string, acceptEncoding: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': acceptEncoding };
    get(address, { agent, headers }, (answer) => {
      answer.resume().once('error', reject);
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${address} answered ${answer.statusCode}`));
      });
    }).once('error', reject);
  });
}
