import type { IntlShape } from 'react-intl';
import type { Region } from '../region/region.ts';

/** The title of the home page. */
export function homeTitle({ name, tagline }: Region): string {
  return tagline === undefined ? name : `${name}: ${tagline}`;
}

/** The description of pages without one. */
export function siteDescription(intl: IntlShape, { tagline }: Region): string {
  const text = intl.formatMessage({ id: 'site.description' });
  return tagline === undefined ? text : `${tagline}. ${text}`;
}
