/** Tickets as PDF. Imported with the first ticket: library and fonts are large. */
import { formatMoney, isZero, type Money } from '@ponte/regional/money';
import { taxWords } from '../../platform/pricing/tax-words.ts';
import { wayNames } from '../../platform/pricing/way-names.ts';
import { latinText } from '../../platform/runtime/latin-text.ts';
import { localeOf } from '../../platform/runtime/locale-of.ts';
import { shopTimeZone } from '../../platform/runtime/shop-time.ts';
import { drawLines, keepTogether } from './draw-lines.ts';
import { drawQr } from './draw-qr.ts';
import { closeSheet, colours, inner, margin, openSheet, paper, type Sheet } from './sheet.ts';
import type { Ticket } from './ticket.ts';
import { ticketWords } from './words.ts';

const bandHeight = 88;
const qrSize = 104;

/**
 * A PDF of A4 pages: header, QR code, products, amounts. Dates are those of the shop's counter; what the
 * fonts lack is written in Latin letters.
 */
export async function drawTicket(written: Ticket): Promise<Blob> {
  const ticket = inLatin(written);
  const words = ticketWords[ticket.lang];
  const order = words.order(numberOf(ticket));
  const sheet = await openSheet({
    author: ticket.shop,
    title: `${ticket.shop}: ${words.title}, ${order}`,
    locale: localeOf[ticket.lang],
    date: ticket.placedAt,
  });
  drawBand(sheet, ticket, words.title, order);
  let y = drawFacts(sheet, ticket, bandHeight + 28);
  if (ticket.pickupCode !== null) y = drawCode(sheet, ticket, ticket.pickupCode, y + 8);
  y = drawLines(sheet, ticket, y + 20);
  drawAmounts(sheet, ticket, keepTogether(sheet, y, 116) + 14);
  drawFeet(sheet, ticket, order);
  return closeSheet(sheet);
}

function inLatin(ticket: Ticket): Ticket {
  const { shop, customer, document, delivery, lines } = ticket;
  const { documents } = delivery;
  return {
    ...ticket,
    shop: latinText(shop),
    contact: latinText(ticket.contact),
    // A name in other letters than the document's is no name to check a document by.
    customer: [latinText(customer), document].filter(Boolean).join(' · '),
    delivery: {
      ...delivery,
      description: latinText(delivery.description),
      place: latinText(delivery.place),
      hours: latinText(delivery.hours),
      documents: documents && latinText(documents),
    },
    lines: lines.map((line) => ({
      ...line,
      name: latinText(line.name),
      code: latinText(line.code),
    })),
  };
}

const numberOf = ({ number }: Ticket) => String(number).padStart(6, '0');

function drawBand(sheet: Sheet, { shop, contact }: Ticket, title: string, order: string): void {
  sheet.rect(0, 0, paper.width, bandHeight).fill(colours.gold);
  sheet.fillColor(colours.ink).font('bold').fontSize(30);
  sheet.text(shop, margin, 27, { width: inner / 2, height: 34, ellipsis: true });
  const right = { width: inner / 2, align: 'right' } as const;
  sheet.fontSize(15).text(order, margin + inner / 2, 27, right);
  sheet
    .font('regular')
    .fontSize(10)
    .text(title, margin + inner / 2, 48, right);
  sheet.fontSize(9).text(contact, margin, 66, { width: inner, height: 12, ellipsis: true });
}

function drawFacts(sheet: Sheet, ticket: Ticket, top: number): number {
  const words = ticketWords[ticket.lang];
  const { description, place, when, hours } = ticket.delivery;
  const moment = new Intl.DateTimeFormat(localeOf[ticket.lang], {
    timeZone: shopTimeZone,
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const { returned, handOver } = ticket;
  const facts = [
    [words.placed, moment.format(ticket.placedAt)],
    [words.customer, ticket.customer],
    [words.status, words.statuses[ticket.state]],
    ...(ticket.way ? [[words.payment, wayNames[ticket.lang][ticket.way]] as const] : []),
    ...(returned
      ? [
          [
            words.returned[returned.kind],
            `${formatMoney(returned.amount)}, ${moment.format(returned.at)}`,
          ] as const,
        ]
      : []),
    ...(handOver === 'off' ? [] : [[words.delivery, `${description}\n${place}`] as const]),
    ...(isToCome(handOver) && when ? [[words.when, when] as const] : []),
    ...(isToCome(handOver) && hours ? [[words.hours, hours] as const] : []),
  ] as const;
  let y = top;
  for (const [name, value] of facts) {
    sheet.font('regular').fontSize(10).fillColor(colours.muted);
    sheet.text(name, margin, y, { width: 84 });
    sheet.fillColor(colours.ink).text(value, margin + 92, y, { width: inner - 92 });
    y = sheet.y + 4;
  }
  return y;
}

function isToCome(handOver: Ticket['handOver']): boolean {
  return handOver === 'planned' || handOver === 'ahead';
}

function bringText(bring: string, { brought, documents }: Ticket['delivery']): string {
  return documents === undefined || brought ? bring : `${bring} ${documents}`;
}

function drawCode(sheet: Sheet, { lang, delivery }: Ticket, code: string, top: number): number {
  const words = ticketWords[lang][delivery.brought ? 'handover' : 'pickup'];
  const height = qrSize + 24;
  sheet.roundedRect(margin, top, inner, height, 8).fill(colours.goldSoft);
  const width = inner - qrSize - 60;
  sheet.fillColor(colours.ink).font('regular').fontSize(10);
  sheet.text(words.title, margin + 20, top + 24, { width });
  sheet
    .font('bold')
    .fontSize(28)
    .text(code, margin + 20, top + 40, { width, characterSpacing: 2 });
  sheet
    .font('regular')
    .fontSize(10)
    .text(bringText(words.bring, delivery), margin + 20, top + 84, {
      width,
      height: 42,
      ellipsis: true,
    });
  drawQr(sheet, code, { x: margin + inner - qrSize - 12, y: top + 12, size: qrSize });
  return top + height;
}

function drawAmounts(
  sheet: Sheet,
  { lang, goods, shipping, total, tax }: Ticket,
  top: number,
): void {
  const words = ticketWords[lang];
  const amount = (money: Money) => formatMoney(money, { place: 'order' });
  const rows = [
    [words.subtotal, amount(goods)],
    [words.shipping, isZero(shipping) ? words.free : amount(shipping)],
    [words.total, formatMoney(total, { place: 'order' })],
  ] as const;
  const left = margin + inner / 2;
  let y = top;
  for (const [index, [name, value]] of rows.entries()) {
    const isTotal = index === rows.length - 1;
    sheet.font(isTotal ? 'bold' : 'regular').fontSize(isTotal ? 14 : 10);
    sheet.fillColor(colours.ink).text(name, left, y, { width: inner / 4 });
    sheet.text(value, left, y, { width: inner / 2, align: 'right', lineBreak: false });
    y += 20;
  }
  sheet.font('regular').fontSize(10);
  sheet.text(taxWords(lang, total, tax), left, y, {
    width: inner / 2,
    align: 'right',
    lineBreak: false,
  });
}

/** Each page's footer: that it is no invoice, and the page number. */
function drawFeet(sheet: Sheet, { lang }: Ticket, order: string): void {
  const words = ticketWords[lang];
  const { count } = sheet.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    sheet.switchToPage(page);
    sheet.font('regular').fontSize(9).fillColor(colours.muted);
    const y = paper.height - 48;
    sheet.text(words.notInvoice, margin, y, { width: inner / 2, lineBreak: false });
    sheet.text(`${order} · ${words.page(page + 1, count)}`, margin + inner / 2, y, {
      width: inner / 2,
      align: 'right',
      lineBreak: false,
    });
  }
}
