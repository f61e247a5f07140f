import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSource } from '@ponte/web-server';
import { builtStylesheet } from './assets.ts';
import { tag } from './html.ts';

/** A page's styles. */
export interface PageStyles {
  /** For its head. */
  readonly markup: string;
  /** The hash source of inline styles in the page's policy, see `hashSource`. */
  readonly source: string | undefined;
}

/** In development Vite serves the stylesheet, and replaces it when it changes. */
export const developmentStyles: PageStyles = {
  markup: tag('link', { rel: 'stylesheet', href: '/src/app.css' }),
  source: undefined,
};

/**
 * The build's stylesheet, which every page contains: no request delays the first paint, and nothing
 * is styled or laid out twice. Its fonts are preloaded.
 *
 * @param clientFolder the client build's output folder
 * @throws when there is no stylesheet
 */
export function builtStyles(clientFolder: string): PageStyles {
  const { file, fonts } = builtStylesheet(clientFolder);
  const text = readFileSync(join(clientFolder, file), 'utf8');
  const preloads = fonts.map((href) =>
    tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true }),
  );
  return { markup: `${preloads.join('')}<style>${text}</style>`, source: hashSource(text) };
}
