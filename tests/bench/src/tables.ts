import type { Navigation } from './navigate.ts';
import type { PageResult, Results } from './results.ts';

/** The results as Markdown: what a shopper's phone takes, and what the server takes. */
export function tablesOf(results: Results): string {
  const { at, machine, visits, visitsWithoutScript, pages, navigation, server } = results;
  return [
    `${at.slice(0, 10)}, ${machine}. Median of ${visits} visits, of ${visitsWithoutScript} without script.`,
    '',
    '| shop, beside the page without script | performance | LCP simulated, s | first paint throttled, s | LCP throttled, s | TBT, ms | accessibility, best practices, SEO |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...pages.map(pageRow),
    '',
    ...navigationRows(navigation),
    '',
    '| | product page | list |',
    '| --- | --- | --- |',
    row('uncached pages a second', server, ({ uncached }) => uncached.toFixed(0)),
    row('CPU of the storefront a page, ms', server, ({ cpu }) => cpu?.toFixed(1) ?? 'not known'),
    row('CPU of the API a page, ms', server, ({ apiCpu }) => apiCpu?.toFixed(1) ?? 'not known'),
    row('cached pages a second, brotli', server, ({ cached }) => cached.toFixed(0)),
    row('the same bytes as a file, a second', server, ({ file }) => file.toFixed(0)),
    row('bytes of HTML, with brotli', server, ({ bytes, brotliBytes }) =>
      [bytes, brotliBytes].map((size) => `${(size / 1000).toFixed(1)} kB`).join(', '),
    ),
  ].join('\n');
}

function pageRow({ name, quality, shop, withoutScript }: PageResult): string {
  const both = (figure: (visits: typeof shop) => string) =>
    `${figure(shop)} · ${figure(withoutScript)}`;
  const seconds = (ms: number) => (ms / 1000).toFixed(2);
  const { accessibility, bestPractices, seo, wanting } = quality;
  const cells = [
    name,
    both(({ simulate }) => simulate.performance.toFixed(0)),
    both(({ simulate }) => seconds(simulate.largestPaint)),
    both(({ devtools }) => seconds(devtools.firstPaint)),
    both(({ devtools }) => seconds(devtools.largestPaint)),
    both(({ simulate }) => simulate.blocking.toFixed(0)),
    `${accessibility}, ${bestPractices}, ${seo}${wanting && ` (${wanting})`}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

function navigationRows({ steps, add }: Navigation): readonly string[] {
  return [
    '| from a press to | its main part, ms | the whole first screen, ms | layout shift |',
    '| --- | --- | --- | --- |',
    ...Object.entries(steps).map(
      ([name, { shown, whole, shift }]) =>
        `| ${name} | ${shown.toFixed(0)} | ${whole.toFixed(0)} | ${shift.toFixed(3)} |`,
    ),
    `| the answer to "add", the first and the next | ${add.first.toFixed(0)} | ${add.second.toFixed(0)} | |`,
  ];
}

function row(
  name: string,
  { product, list }: Results['server'],
  cell: (figures: Results['server']['list']) => string,
): string {
  return `| ${name} | ${cell(product)} | ${cell(list)} |`;
}

const begin = '<!-- bench:pages begin -->';
const end = '<!-- bench:pages end -->';

/**
 * `text` with the tables between the marks that it has for them.
 *
 * @throws when there are no marks
 */
export function replaceTables(text: string, tables: string): string {
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`There is no "${begin}" … "${end}".`);
  return `${text.slice(0, from + begin.length)}\n\n${tables}\n\n${text.slice(to)}`;
}
