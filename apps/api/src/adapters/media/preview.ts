import { fileURLToPath } from 'node:url';
import type { OverlayOptions } from 'sharp';
import { latinText } from '../../platform/runtime/latin-text.ts';
import { sharp } from './sharp.ts';

/** A sharing picture's content, formatted for readers. */
export interface Preview {
  /** The shop's name. */
  readonly shop: string;
  readonly name: string;
  readonly code: string;
  /** Formatted with its currency; undefined for a price on request. */
  readonly price: string | undefined;
  /** Availability and place. */
  readonly note: string;
  /** Before the shop's name, in any format that sharp reads. */
  readonly mark: Uint8Array | undefined;
  /** In any format that sharp reads; without it the ground stays empty. */
  readonly picture: Uint8Array | undefined;
}

/** Left edge and width of the text, in pixels. */
const words = { left: 660, width: 490 } as const;

/** In characters: three lines. */
const longestName = 64;

const bold = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf'),
);

/** The ground, at the size in pixels that messengers show uncropped. */
const ground = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<rect width="1200" height="630" fill="#ffffff"/>
<rect width="600" height="630" fill="#f3f3ee"/>
<rect x="600" y="534" width="600" height="96" fill="#0b5d3e"/></svg>`);

/** The demo's mark. */
export const bridge: Uint8Array =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="88" height="53" viewBox="0 0 40 24">
<g fill="none" stroke-linecap="round" stroke="#0b5d3e">
<path d="M2 20h36" stroke-width="4"/><path d="M5 19a15 15 0 0 1 30 0" stroke-width="3.6"/>
<path d="M13 19v-8M20 19V7.5M27 19v-8" stroke="#ffb81c" stroke-width="3.2"/></g></svg>`);

/** A product as a PNG of 1200 × 630 px, the size of `og:image`. */
export async function renderPreview(preview: Preview): Promise<Uint8Array<ArrayBuffer>> {
  const { shop, name, code, price, note, mark, picture } = preview;
  const layers: readonly (OverlayOptions | undefined)[] = [
    picture && { input: await fitted(picture, 520, '#f3f3ee'), left: 40, top: 55 },
    mark && { input: await fitted(mark, 88, '#ffffff'), left: words.left, top: 46 },
    text(shop, { size: 46, colour: '#0b5d3e', left: mark ? 768 : words.left, top: 62 }),
    text(code, { size: 24, colour: '#59625d', left: words.left, top: 168 }),
    text(shortened(name), { size: 40, colour: '#1a1f1c', left: words.left, top: 210 }),
    price === undefined
      ? undefined
      : text(price, { size: 68, colour: '#1a1f1c', left: words.left, top: 418 }),
    text(note, { size: 25, colour: '#ffffff', left: words.left, top: 566 }),
  ];
  const png = await sharp(ground)
    .composite(layers.filter((layer) => layer !== undefined))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  return new Uint8Array(png);
}

/** @param side in pixels */
function fitted(picture: Uint8Array, side: number, background: string): Promise<Buffer> {
  return sharp(picture)
    .resize({ width: side, height: side, fit: 'contain', background })
    .png()
    .toBuffer();
}

interface Setting {
  readonly size: number;
  readonly colour: string;
  readonly left: number;
  readonly top: number;
}

function text(content: string, { size, colour, left, top }: Setting): OverlayOptions {
  return {
    input: {
      text: {
        text: `<span foreground="${colour}">${escaped(latinText(content))}</span>`,
        font: `Archivo Bold ${size}px`,
        fontfile: bold,
        width: words.width,
        dpi: 72,
        rgba: true,
        // A word that is wider than the text would be wider than the whole picture.
        wrap: 'word-char',
      },
    },
    left,
    top,
  };
}

function shortened(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= longestName) return name;
  const kept = letters.slice(0, longestName).join('');
  const lastWord = kept.lastIndexOf(' ');
  return `${lastWord > 0 ? kept.slice(0, lastWord) : kept}…`;
}

/** Escapes for Pango markup, which is XML. */
function escaped(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
