import type { ReactNode } from 'react';
import { pageStateId, type PageAssets } from './page-state.ts';

interface DocumentProps {
  /** BCP 47, for `lang`. */
  readonly locale: string;
  readonly assets: PageAssets;
  /** The page's state as inert JSON, see `serializePageState`. */
  readonly state: string;
  readonly children: ReactNode;
}

/**
 * The whole document, rendered by the server and hydrated by the browser as one tree, so that
 * the ids which components make agree. Titles and descriptions are hoisted into the head from
 * the screens.
 */
export function Document({ locale, assets, state, children }: DocumentProps) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b5d3e" />
        {assets.fonts.map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={font}
            crossOrigin="anonymous"
          />
        ))}
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {assets.preloads.map((script) => (
          <link key={script} rel="modulepreload" href={script} />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      </head>
      <body>
        {children}
        <script type="application/json" id={pageStateId}>
          {state}
        </script>
        <script type="module" src={assets.script} />
      </body>
    </html>
  );
}
