import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BannerSlot } from './banner-slot/banner-slot.tsx';
import { mount } from './test/mount.tsx';
import css from './tokens.css?raw';

/**
 * Advance widths of Arial in thousandths of its size, as the fonts that stand in for it have them
 * too: of the letters that these texts use, with an accent as without.
 */
const arial = new Map(
  (
    [
      [278, ' ,.'],
      [222, 'ijl'],
      [333, 'r'],
      [500, 'cksvxyz'],
      [556, 'abdeghnopquL'],
      [278, 'ft'],
      [667, 'ABEP'],
      [722, 'C'],
      [833, 'm'],
    ] as const
  ).flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width] as const)),
);

const texts = [
  [
    'Portuguese',
    'Compre pela internet em poucos minutos e retire em Ciudad del Este, sem fila no caixa. Procure ' +
      'pelo nome ou pelo código do fabricante e adicione ao carrinho. A retirada no balcão da loja ' +
      'não custa nada. Leve o código e um documento com foto.',
  ],
  [
    'Spanish',
    'Compre por internet en pocos minutos y retire en Ciudad del Este, sin fila en la caja. Busque ' +
      'por el nombre o por el código del fabricante y agregue al carrito. El retiro en el mostrador ' +
      'de la tienda no cuesta nada. Lleve el código y un documento con foto.',
  ],
] as const;

/** How wide the text is in the fallback, at 1000 px. */
function fallbackWidth(text: string): number {
  const adjusted = Number(/size-adjust: ([\d.]+)%/.exec(css)?.[1]) / 100;
  const letters = Array.from(text.normalize('NFD').replaceAll(/\p{M}/gu, ''));
  return letters.reduce((sum, letter) => sum + (arial.get(letter) ?? Number.NaN), 0) * adjusted;
}

/** How wide the text is in Archivo, at 1000 px. */
async function archivoWidth(text: string): Promise<number> {
  const font = '1000px "Archivo Variable"';
  await document.fonts.load(font);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('The browser draws nothing.');
  context.font = font;
  return context.measureText(text).width;
}

test.each(texts)(
  'prose in %s is as wide before the web font is there as afterwards',
  async (_, text) => {
    expect(fallbackWidth(text) / (await archivoWidth(text))).toBeCloseTo(1, 2);
  },
);

test.each(['beside', 'behind'] as const)(
  'the text of a banner with its picture %s has the same room in any font',
  async (placement) => {
    const { container } = mount(
      <BannerSlot title="Semana da obra" description="Preços do dia" placement={placement} />,
    );
    const roomIn = async (font: string) => {
      await document.fonts.load(`15px ${font}`);
      container.style.fontFamily = font;
      return getComputedStyle(page.getByText('Preços do dia').element()).maxWidth;
    };
    expect(await roomIn('monospace')).toMatch(/px$/);
    expect(await roomIn('"Archivo Variable"')).toBe(await roomIn('monospace'));
  },
);
