import type { EndpointDefinition } from '@ponte/contract/endpoint';
import { endpoints } from '@ponte/contract/endpoints';
import { guides } from '@ponte/contract/guides';

/** By method and path: the table has calls with codecs, the checks have them as they travel. */
const sections = new Map(
  Object.entries(guides).map(([name, { area }]) => {
    const call = Object.entries(endpoints).find(([one]) => one === name)?.[1];
    return [`${call?.method} ${call?.path}`, area.charAt(0).toUpperCase() + area.slice(1)];
  }),
);

/** The section of BACKEND.md that says what a backend does at a call. */
export function sectionOf({ method, path }: EndpointDefinition): string | undefined {
  return sections.get(`${method} ${path}`);
}
