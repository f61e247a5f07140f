import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { windows1252 } from '../../../../apps/api/src/testing/windows-1252.ts';

/** A shop of this test's own, in the words of its merchant. */
interface Item {
  readonly code: string;
  readonly pt: string;
  readonly es: string;
  readonly brand: string;
  /** As a spreadsheet of the country writes them. */
  readonly price: string;
  readonly iva: string;
  readonly pieces: string;
  readonly details: string;
}

/** What a spreadsheet has in several sizes. */
interface Kind {
  readonly pt: string;
  readonly es: string;
  readonly sizes: readonly string[];
  readonly unit?: string;
  readonly iva?: string;
}

const inSizes = (
  prefix: string,
  kinds: readonly Kind[],
  itemOf: (kind: number, size: number) => Pick<Item, 'brand' | 'price' | 'pieces' | 'details'>,
): readonly Item[] =>
  kinds.flatMap(({ pt, es, sizes, unit = '', iva = '10' }, kind) =>
    sizes.map((size, index) => ({
      code: `${prefix}-${kind}${index}`,
      pt: `${pt} ${size} ${unit}`.trim(),
      es: `${es} ${size} ${unit}`.trim(),
      iva,
      ...itemOf(kind, index),
    })),
  );

/** What the Brazilian spreadsheet sells: kitchenware. */
const kitchen = inSizes(
  'COZ',
  [
    {
      pt: 'Garrafa térmica “Mãe d’Água”',
      es: 'Termo “Mãe d’Água”',
      unit: 'l',
      sizes: ['0,5', '0,75', '1', '1,2', '1,8'],
    },
    {
      pt: 'Chaleira elétrica',
      es: 'Pava eléctrica',
      unit: 'W',
      sizes: ['1.000', '1.200', '1.500', '1.800', '2.200'],
    },
    {
      pt: 'Frigideira antiaderente',
      es: 'Sartén antiadherente',
      unit: 'cm',
      sizes: ['18', '20', '24', '28', '32'],
    },
    {
      pt: 'Pão-duro de silicone',
      es: 'Espátula de silicona',
      unit: 'cm',
      sizes: ['20', '22', '25', '27', '30'],
    },
    {
      pt: 'Tábua de corte',
      es: 'Tabla de cortar',
      unit: 'cm',
      sizes: ['25', '30', '35', '40', '45'],
    },
  ],
  (kind, size) => ({
    brand: 'São Ignácio',
    price: `${12 + kind * 7 + size},${size}0`,
    pieces: '8',
    details: '<p>Feita para durar; não “esquenta” a mão — 100 % inox.</p>',
  }),
);

const numbers = ['1', '2', '3', '4', '5'];

/** What the Paraguayan spreadsheets sell: what tereré takes, and yerba at its lower I.V.A. */
const terere = inSizes(
  'TER',
  [
    { pt: 'Guampa de chifre nº', es: 'Guampa de cuerno n.º', sizes: numbers },
    { pt: 'Bomba de alpaca nº', es: 'Bombilla de alpaca n.º', sizes: numbers },
    { pt: 'Jarra de tereré nº', es: 'Jarra de tereré n.º', sizes: numbers },
    { pt: 'Erva-mate moída nº', es: 'Yerba mate molida n.º', sizes: numbers, iva: '5' },
    { pt: 'Porta-termo de couro nº', es: 'Portatermo de cuero n.º', sizes: numbers },
  ],
  (kind, size) => ({
    brand: 'Ñandutí',
    price: `${9 + kind * 3 + size},50`,
    pieces: '12',
    details: '<p>Hecho a mano por artesanos de Areguá; ¡dura años!</p>',
  }),
);

export interface Sold {
  readonly code: string;
  /** In the language of the region where it is bought. */
  readonly name: string;
  readonly category: string;
  readonly pieces: number;
  readonly taxPercent: number;
}

const kitchenware = { pt: 'Cozinha', es: 'Cocina' };
const mate = { pt: 'Chimarrão e tereré', es: 'Mate y tereré' };

/** What each region's shopper looks for. */
export const wanted = {
  br: {
    code: 'COZ-03',
    name: 'Garrafa térmica “Mãe d’Água” 1,2 l',
    category: kitchenware.pt,
    pieces: 8,
    taxPercent: 0,
  },
  py: {
    code: 'TER-32',
    name: 'Yerba mate molida n.º 3',
    category: mate.es,
    pieces: 12,
    taxPercent: 5,
  },
} as const satisfies Record<'br' | 'py', Sold>;

const columns =
  'code name_pt name_es brand category_pt category_es department_pt department_es price_usd iva pieces_left in_stock details_pt details_es pictures'.split(
    ' ',
  );

type Row = readonly string[];

function rowOf(item: Item, category: { pt: string; es: string }, pictures: string): Row {
  const { code, pt, es, brand, price, iva, pieces, details } = item;
  const inStock = brand === 'Ñandutí' ? 'sí' : 'sim';
  const groups = [category.pt, category.es, category.pt, category.es];
  return [code, pt, es, brand, ...groups, price, iva, pieces, inStock, details, details, pictures];
}

/** A table as spreadsheets save it: lines end as on Windows, and fields are quoted where they must be. */
function tableOf(rows: readonly Row[], delimiter: string): string {
  const quoted = (field: string) =>
    field.includes(delimiter) || field.includes('"') ? `"${field.replaceAll('"', '""')}"` : field;
  return [columns, ...rows].map((row) => `${row.map(quoted).join(delimiter)}\r\n`).join('');
}

const formats = ['jpeg', 'png', 'webp', 'tiff', 'gif'] as const;

/** The picture with a number: none is like another. */
function photograph(number: number): Promise<Buffer> {
  const format = formats[number % formats.length] ?? 'jpeg';
  const background = { r: 40 + number * 4, g: 200 - number * 3, b: (number * 37) % 256 };
  return sharp({ create: { width: 900, height: 900, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

const fileOf = (number: number) => `fotos/${number}.${formats[number % formats.length] ?? 'jpeg'}`;

/** Pictures that stand on a server of the merchant's, by path. */
export type PicturesByPath = ReadonlyMap<string, Buffer>;

/**
 * The Brazilian table in the encoding of the country's spreadsheets.
 *
 * @param firstPrice of its first row
 */
export function brazilianTable(firstPrice: string): Buffer {
  const rows = kitchen.map((item, index) => {
    const price = index === 0 ? firstPrice : item.price;
    return rowOf({ ...item, price }, kitchenware, fileOf(index));
  });
  return windows1252(tableOf(rows, ';'));
}

/**
 * Writes the merchant's files: the Brazilian table `goods.csv`, with an ambiguous price, and the
 * Paraguayan folder `shop`.
 *
 * @param picturesOrigin where half of the pictures stand
 * @returns what stands there
 */
export async function writeGoods(folder: string, picturesOrigin: string): Promise<PicturesByPath> {
  const write = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  const served = new Map<string, Buffer>();
  for (const [index] of kitchen.entries()) await write(fileOf(index), await photograph(index));
  for (const [index] of terere.entries()) {
    const number = kitchen.length + index;
    served.set(`/${fileOf(number)}`, await photograph(number));
  }

  await write('goods.csv', brazilianTable('1.234'));

  const paraguayan = terere.map((item, index) =>
    rowOf(item, mate, `${picturesOrigin}/${fileOf(kitchen.length + index)}`),
  );
  // "CSV UTF-8" begins with a byte order mark, with every separator.
  await write('shop/products/guampas.csv', `\uFEFF${tableOf(paraguayan.slice(0, 13), ';')}`);
  await write('shop/products/yerba.csv', `\uFEFF${tableOf(paraguayan.slice(13), '\t')}`);
  await write(
    'shop/categories.csv',
    `\uFEFFname_pt;name_es;slug\r\n${mate.pt};${mate.es};terere\r\n${kitchenware.pt};${kitchenware.es};cozinha\r\n`,
  );
  await write('shop/brands.csv', `\uFEFFname;logo\r\nÑandutí;fotos/logo.png\r\n`);
  await write('shop/fotos/logo.png', await photograph(kitchen.length + terere.length + 1));
  return served;
}
