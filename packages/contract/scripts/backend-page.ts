import { endpoints, type EndpointName } from '../src/endpoints.ts';
import { guideAreas, guides } from '../src/guides.ts';

const names = Object.keys(endpoints).filter((name): name is EndpointName => name in guides);

/** The calls of each area, as a part of BACKEND.md. */
function callList(): string {
  return Object.entries(guideAreas)
    .map(([area, title], index) => {
      const calls = names.filter((name) => guides[name].area === area);
      return [`${index + 1}. **${area}**: ${title}`, '', ...calls.map(lineOf)].join('\n');
    })
    .join('\n\n');
}

function lineOf(name: EndpointName): string {
  const { method, path, summary } = endpoints[name];
  const { without } = guides[name];
  const optional = without === undefined ? '' : ` _Optional: ${without}_`;
  return `   - \`${method} ${path}\`: ${summary}.${optional}`;
}

/** Between the marks of the page. */
const part = /(<!-- calls: .*? -->\n).*?(<!-- \/calls -->)/s;

export function withCallList(page: string): string {
  return page.replace(
    part,
    (_, open: string, close: string) => `${open}\n${callList()}\n\n${close}`,
  );
}
