import { encode } from 'uqr';
import { colours, type Sheet } from './sheet.ts';

/** In points. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Draws a QR code, dark on white, with its quiet zone. */
export function drawQr(sheet: Sheet, text: string, { x, y, size }: Square): void {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 4 });
  const side = size / modules;
  sheet.rect(x, y, size, size).fill('#ffffff');
  for (const [row, cells] of data.entries()) {
    for (const { start, length } of runsOf(cells)) {
      sheet.rect(x + start * side, y + row * side, length * side, side);
    }
  }
  sheet.fill(colours.ink);
}

/** Merges adjacent dark modules into one bar, so that no hairlines show between them. */
function runsOf(cells: readonly boolean[]): { readonly start: number; readonly length: number }[] {
  const runs: { start: number; length: number }[] = [];
  for (const [start, dark] of cells.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last && last.start + last.length === start) last.length += 1;
    else runs.push({ start, length: 1 });
  }
  return runs;
}
