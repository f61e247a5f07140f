import { readdir, readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import * as v from 'valibot';
import type { Build } from './build.ts';
import type { Figures } from './page-visit.ts';

/** Pages that a server has not been asked for yet. */
export type FreshPages = Readonly<Record<'list' | 'product', string[]>>;

const orders = ['', 'valor_venda:asc', 'valor_venda:desc', 'nome:asc', 'nome:desc'];

const answered = v.object({ data: v.array(v.object({ slug: v.string() })) });

/** Lists and products of a build that was just started, so that none is cached. */
export async function freshPages({ api }: Build): Promise<FreshPages> {
  const list = orders.flatMap((order) =>
    Array.from(
      { length: 80 },
      (_, index) => `/produtos?${order && `sort=${order}&`}page=${index + 2}`,
    ),
  );
  const product: string[] = [];
  for (let page = 1; page <= 4; page += 1) {
    const question = `per_page=100&page=${page}&order_by=id&order=desc&moeda_id=2`;
    const answer = await fetch(`http://127.0.0.1:${api}/api/public/products?${question}`);
    product.push(
      ...v.parse(answered, await answer.json()).data.map(({ slug }) => `/produto/${slug}`),
    );
  }
  return { list, product };
}

/** Processor time of the servers for a page of each kind, in milliseconds: the mean of `count` pages. */
export async function serverCost(build: Build, pages: FreshPages, count: number): Promise<Figures> {
  const port = Number(new URL(build.br).port);
  const [storefront, api] = [await processOf(port), await processOf(build.api)];
  const cost: Record<string, number> = {};
  for (const kind of ['list', 'product'] as const) {
    const paths = pages[kind].splice(0, count);
    const before = [await processorTime(storefront), await processorTime(api)] as const;
    await askForEach(port, paths);
    const after = [await processorTime(storefront), await processorTime(api)] as const;
    cost[`${kind}, uncached: the storefront's processor, ms`] =
      (after[0] - before[0]) / paths.length;
    cost[`${kind}, uncached: the API's processor, ms`] = (after[1] - before[1]) / paths.length;
  }
  return cost;
}

async function askForEach(port: number, paths: readonly string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  for (const path of paths) {
    await new Promise<void>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, agent }, (answer) => {
        answer.resume().once('end', () => {
          if (answer.statusCode === 200) resolve();
          else reject(new Error(`${path} answered ${answer.statusCode}`));
        });
      }).once('error', reject);
    });
  }
  agent.destroy();
}

/** The server that was given a port. */
async function processOf(port: number): Promise<string> {
  for (const pid of await readdir('/proc')) {
    const environment = await readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '');
    if (`\0${environment}`.includes(`\0PORT=${port}\0`)) return pid;
  }
  throw new Error(`No process was started with PORT=${port}.`);
}

/** Time of a processor that a process has used in all its threads, in milliseconds. */
async function processorTime(pid: string): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may contain spaces. Linux counts hundredths of a second.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
