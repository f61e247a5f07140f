import { formatMoney } from '@ponte/regional/money';
import { colours, contentEnd, inner, margin, type Sheet } from './sheet.ts';
import type { Ticket, TicketLine } from './ticket.ts';
import { ticketWords, type TicketWords } from './words.ts';

/** Left edges and widths of the columns, in points. */
const columns = {
  product: { x: margin, width: 232 },
  quantity: { x: margin + 240, width: 43 },
  unit: { x: margin + 291, width: 100 },
  subtotal: { x: margin + 399, width: inner - 399 },
};

const gap = 8;

/** The top of a table on a following page, in points. */
const nextPageTop = 56;

/**
 * Draws an order's lines from `top`, over as many pages as needed: a line never breaks across
 * pages, and each page repeats the header.
 * @returns where the table ends on its last page
 */
export function drawLines(sheet: Sheet, { lang, lines }: Ticket, top: number): number {
  const words = ticketWords[lang];
  let y = drawHeads(sheet, words, top);
  for (const line of lines) {
    if (y + heightOf(sheet, line, words) > contentEnd) {
      sheet.addPage();
      y = drawHeads(sheet, words, nextPageTop);
    }
    y = drawLine(sheet, line, words, y);
  }
  return y;
}

/** Starts a new page when less than `height` points are left; returns where to continue. */
export function keepTogether(sheet: Sheet, y: number, height: number): number {
  if (y + height <= contentEnd) return y;
  sheet.addPage();
  return nextPageTop;
}

function drawHeads(sheet: Sheet, words: TicketWords, y: number): number {
  sheet.font('bold').fontSize(9).fillColor(colours.muted);
  sheet.text(words.product, columns.product.x, y, { width: columns.product.width });
  const right = { align: 'right' } as const;
  sheet.text(words.quantity, columns.quantity.x, y, { ...right, width: columns.quantity.width });
  sheet.text(words.unit, columns.unit.x, y, { ...right, width: columns.unit.width });
  sheet.text(words.subtotal, columns.subtotal.x, y, { ...right, width: columns.subtotal.width });
  return rule(sheet, y + 16);
}

function heightOf(sheet: Sheet, { name, code }: TicketLine, words: TicketWords): number {
  const { width } = columns.product;
  const nameHeight = sheet.font('regular').fontSize(10).heightOfString(name, { width });
  return nameHeight + sheet.fontSize(9).heightOfString(words.code(code), { width }) + 2 * gap;
}

function drawLine(sheet: Sheet, line: TicketLine, words: TicketWords, top: number): number {
  const y = top + gap;
  const right = { align: 'right', lineBreak: false } as const;
  sheet.font('regular').fontSize(10).fillColor(colours.ink);
  sheet.text(line.name, columns.product.x, y, { width: columns.product.width });
  const below = sheet.y;
  sheet.text(String(line.quantity), columns.quantity.x, y, {
    ...right,
    width: columns.quantity.width,
  });
  sheet.text(formatMoney(line.unit, { place: 'order' }), columns.unit.x, y, {
    ...right,
    width: columns.unit.width,
  });
  sheet.text(formatMoney(line.subtotal, { place: 'order' }), columns.subtotal.x, y, {
    ...right,
    width: columns.subtotal.width,
  });
  sheet.fontSize(9).fillColor(colours.muted);
  sheet.text(words.code(line.code), columns.product.x, below, { width: columns.product.width });
  return rule(sheet, sheet.y + gap);
}

function rule(sheet: Sheet, y: number): number {
  sheet
    .moveTo(margin, y)
    .lineTo(margin + inner, y)
    .lineWidth(0.75)
    .stroke(colours.line);
  return y;
}
