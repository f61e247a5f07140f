/** The colours that all drawings share, so that two hundred of them look like one hand's work. */
export const ink = {
  white: '#ffffff',
  ground: '#f3f4f0',
  shadow: '#e3e6df',
  black: '#212423',
  coal: '#34393a',
  iron: '#5a6163',
  silver: '#d0d6d8',
  cardLight: '#dcb588',
} as const;

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** A colour between two: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => {
    const end = target[index] ?? value;
    return Math.round(value + (end - value) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/** How light a colour looks, from 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}

/** Colours that goods come in besides their maker's own, by the name that picture keys use. */
export const paintNames: ReadonlyMap<string, string> = new Map([
  ['amarelo', '#f2bf1d'],
  ['azul', '#2268b5'],
  ['bege', '#d9c7a3'],
  ['branco', '#f4f5f2'],
  ['cinza', '#8b9499'],
  ['dourado', '#c9993a'],
  ['grafite', '#454b4f'],
  ['laranja', '#ee7a1b'],
  ['marrom', '#7a4a2c'],
  ['preto', '#2b2f31'],
  ['prata', '#c3c9cb'],
  ['rosa', '#e07a9e'],
  ['roxo', '#6d48ad'],
  ['terracota', '#b9583a'],
  ['verde', '#2f8a4a'],
  ['vermelho', '#cf2f2b'],
  ['vinho', '#7d1f35'],
]);
