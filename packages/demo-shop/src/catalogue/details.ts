import type { Bilingual, SeedSpecification } from '../types.ts';
import type { Family, Size, Text } from './family.ts';
import { notes } from './notes.ts';
import { both, escaped, say, type Language } from './text.ts';
import { v, w } from './words.ts';

/** The description of a product: what it is for, what is true of it, its measures, a word of advice. */
export function detailsOf(family: Family, size: Size, category: string): Bilingual {
  return both((language) => {
    const tell = (text: Text): string => escaped(say(text, language));
    const points = family.points.map((point) => `<li>${tell(point)}</li>`).join('');
    const rows = measures(family, size).map(
      ([name, value]) => `<tr><th>${tell(name)}</th><td>${tell(value)}</td></tr>`,
    );
    const [heading, advice] = notes[category] ?? general;
    return [
      `<p>${tell(family.lead)}</p>`,
      `<ul>${points}</ul>`,
      `<table><tbody>${rows.join('')}</tbody></table>`,
      `<p><strong>${tell(heading)}</strong> ${tell(advice)}</p>`,
    ].join('');
  });
}

/** The table of specifications of a product. */
export function specificationsOf(
  family: Family,
  size: Size,
  brand: string,
): Bilingual<readonly SeedSpecification[]> {
  const packed = family.columns.includes(w.pack) || family.columns.includes(w.pieces);
  const rows: (readonly [Text, Text])[] = [
    ['Marca', brand],
    ...measures(family, size),
    ...(family.facts ?? []),
    ...(packed ? [] : ([[w.pack, v.unit]] as const)),
  ];
  return both((language: Language) =>
    rows.map(([name, value]) => ({ name: say(name, language), value: say(value, language) })),
  );
}

const measures = (family: Family, size: Size): (readonly [Text, Text])[] =>
  family.columns.map((column, index) => [column, valueAt(size, index)] as const);

function valueAt(size: Size, index: number): Text {
  const [, , ...values] = size;
  return values[index] ?? '';
}

const general: readonly [Text, Text] = [
  ['Retirada:', 'Retiro:'],
  ['no balcão, no mesmo dia do pagamento.', 'en el mostrador, el mismo día del pago.'],
];
