/** `load.ts`: shoppers of both regions, until its input ends; then it prints what they saw. */
import { buy, readPages, type Visits } from './shoppers.ts';

const br = 'https://br.shop.test';
const py = 'https://py.shop.test';

const visits: Visits = { answered: 0, pages: 0, orders: 0, wrong: [] };
const over = new AbortController();
process.stdin.on('end', () => over.abort()).resume();
const shop = (...origins: readonly string[]) => ({ origins, visits, signal: over.signal });
await Promise.all([
  readPages(shop(br, py)),
  readPages(shop(py, br)),
  buy(shop(br), 'ana'),
  buy(shop(py), 'marta'),
]);
process.stdout.write(`${JSON.stringify(visits)}\n`);
