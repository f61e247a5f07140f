import type { Plugin } from 'vite';
import { fontsFile } from '../src/server/fonts-file.ts';

const fontFace = /@font-face\s*\{[^{}]*\}/g;

/**
 * Takes the fonts out of the stylesheet, for the server to say in each page which there are: with a
 * stylesheet that comes later and says it again Chromium lays out the whole page again.
 */
export function fontsApart(): Plugin {
  return {
    name: 'ponte:fonts-apart',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          const css = String(file.source);
          const fonts = css.match(fontFace) ?? [];
          this.emitFile({ type: 'asset', fileName: fontsFile, source: fonts.join('') });
          file.source = css.replaceAll(fontFace, '');
        }
      },
    },
  };
}
