import { formatMoney, money } from '@ponte/regional/money';
import decodeQr from 'qr/decode.js';
import { getDocumentProxy } from 'unpdf';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { drawTicket } from './draw-ticket.ts';
import { margin, paper } from './sheet.ts';
import type { Ticket, TicketLine } from './ticket.ts';
import { ticketWords } from './words.ts';

const line = (rest: Partial<TicketLine> = {}): TicketLine => ({
  code: 'SER-7',
  name: 'Serra tico-tico',
  quantity: 2,
  unit: money(6490, 'USD'),
  subtotal: money(12_980, 'USD'),
  ...rest,
});

const ticket: Ticket = {
  lang: 'pt',
  shop: 'Ponte',
  contact: 'Av. Pioneros 10 · +595 61 555 000',
  number: 123,
  placedAt: new Date('2026-11-22T15:04:00Z'),
  state: 'paid',
  handOver: 'ahead',
  customer: 'Ana Souza',
  document: 'CPF 529.982.247-25',
  way: 'pix',
  returned: null,
  pickupCode: 'K7M2Q9XZ',
  delivery: {
    description: 'Retirada na loja',
    place: 'Av. San Blas 1250',
    when: 'Retire segunda, 23/11, a partir das 7h',
    brought: false,
    hours: 'Segunda a sexta, 7h às 17h',
  },
  lines: [line()],
  goods: money(12_980, 'USD'),
  shipping: money(0, 'USD'),
  total: money(12_980, 'USD'),
  tax: money(0, 'USD'),
};

const spanish: Ticket = {
  ...ticket,
  lang: 'es',
  delivery: {
    description: 'Entrega a domicilio',
    place: 'Ybytyruzú 55, Ñemby',
    when: 'En hasta 2 días hábiles después del pago',
    brought: true,
    hours: '',
  },
  lines: [
    line({ name: 'Sierra', unit: money(481_558, 'PYG'), subtotal: money(963_116, 'PYG') }),
    line({ name: 'Martillo “Ñandutí” 1/2″ ₲', unit: money(9, 'PYG'), quantity: 1 }),
  ],
  goods: money(963_125, 'PYG'),
  shipping: money(45_000, 'PYG'),
  total: money(1_008_125, 'PYG'),
  tax: money(91_648, 'PYG'),
};

/** The pages of a PDF as a reader finds them: their pieces of text in order, joined by spaces. */
async function pagesOf(drawn: Ticket): Promise<string[]> {
  const pdf = await read(drawn);
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const pieces = items.flatMap((item) => ('str' in item ? [item.str] : []));
      return pieces.join(' ').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');
    }),
  );
}

async function read(drawn: Ticket) {
  return getDocumentProxy(new Uint8Array(await (await drawTicket(drawn)).arrayBuffer()));
}

const textOf = async (drawn: Ticket) => (await pagesOf(drawn)).join(' ');
const written = (minor: number, currency: 'USD' | 'PYG') =>
  formatMoney(money(minor, currency), { place: 'order' }).replaceAll('\u00a0', ' ');

/** A path as a reader of PDF hands it on: 0 and 1 begin and draw a line to a point, 4 closes. */
const filledPath = v.tuple([v.number(), v.tuple([v.instance(Float32Array)])]);

/** The bars of the QR code, which is what has most corners on its page: left, top, right, bottom. */
async function barsOf(drawn: Ticket): Promise<number[][]> {
  const page = await (await read(drawn)).getPage(1);
  const { argsArray } = await page.getOperatorList();
  const paths = argsArray.flatMap((args: unknown) =>
    v.is(filledPath, args) ? [Array.from(args[1][0])] : [],
  );
  const [qr = []] = paths.toSorted((one, other) => other.length - one.length);
  const corners = 13;
  return Array.from({ length: qr.length / corners }, (_, index) => {
    const [, left = 0, top = 0, , , , , right = 0, bottom = 0] = qr.slice(index * corners);
    return [left, top, right, bottom];
  });
}

/** What a camera finds: the bars painted on white paper, and read. */
async function scan(drawn: Ticket): Promise<string> {
  const scale = 4;
  const [width, height] = [600 * scale, 400 * scale];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const bar of await barsOf(drawn)) {
    const [left = 0, top = 0, right = 0, bottom = 0] = bar.map((at) => Math.round(at * scale));
    for (let row = top; row < bottom; row += 1) {
      data.fill(0, (row * width + left) * 4, (row * width + right) * 4);
    }
  }
  return decodeQr({ width, height, data });
}

/** Millimetres in points. */
const mm = (length: number) => (length / 25.4) * 72;

/** Where the printed pieces of a page's text stand, from the left, and how large they are, in points. */
async function piecesOf(drawn: Ticket) {
  const { items } = await (await (await read(drawn)).getPage(1)).getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [, , , size, left] = v.parse(v.array(v.number()), item.transform);
    const text = item.str.replaceAll('\u00a0', ' ');
    return [{ text, left: left ?? 0, right: (left ?? 0) + item.width, size: size ?? 0 }];
  });
}

describe('a ticket', () => {
  test('of what was paid back says so, and not when and where to collect it', async () => {
    const at = new Date('2026-11-27T12:00:00Z');
    const returned = { amount: money(12_980, 'USD'), at, kind: 'whole' } as const;
    const text = await textOf({
      ...ticket,
      state: 'refunded',
      handOver: 'off',
      pickupCode: null,
      returned,
    });

    expect(text).toContain('Devolvido U$ 129,80, 27 de novembro de 2026');
    expect(text).toContain('Pagamento Pix');
    for (const gone of ['San Blas', 'Quando', 'Horário']) expect(text).not.toContain(gone);
  });

  test.each([
    ['pt', 'part', 'Devolvido em parte U$'],
    ['es', 'part', 'Devuelto en parte U$'],
    ['pt', 'chargedBack', 'Contestado U$'],
    ['es', 'chargedBack', 'Contracargo U$'],
  ] as const)('says in %s how money went back (%s): %s', async (lang, kind, said) => {
    const returned = { amount: money(1000, 'USD'), at: new Date('2026-11-27T12:00:00Z'), kind };

    expect(
      await textOf({ ...ticket, lang, state: 'collected', handOver: 'done', returned }),
    ).toContain(said);
  });

  // Spec: accounts 2.41, 9.10
  test('says in Portuguese what was bought, for how much, and how to collect it', async () => {
    const text = await textOf(ticket);

    for (const said of [
      'Ponte',
      'Comprovante de compra',
      'Pedido 000123',
      'Feito em 22 de novembro de 2026',
      'Ponte',
      'Av. Pioneros 10 · +595 61 555 000',
      'Cliente Ana Souza · CPF 529.982.247-25',
      'Situação Pago',
      'Retirada na loja Av. San Blas 1250 Quando Retire segunda, 23/11, a partir das 7h',
      'Horário Segunda a sexta, 7h às 17h',
      'Código de retirada K7M2Q9XZ',
      'Produto Qtde. Preço unitário Subtotal',
      'Serra tico-tico 2 U$ 64,90 U$ 129,80 Cód. SER-7',
      'Subtotal U$ 129,80 Frete Grátis Total U$ 129,80',
      'Este comprovante não é documento fiscal. Pedido 000123 · Página 1 de 1',
    ]) {
      expect(text).toContain(said);
    }
  });

  // Spec: accounts 2.41, 9.10
  test('says it in Spanish, with guaranis and their sign', async () => {
    const text = await textOf(spanish);

    for (const said of [
      'Comprobante de compra',
      'Hecho el 22 de noviembre de 2026',
      'Estado Pagado',
      'Entrega a domicilio Ybytyruzú 55, Ñemby Cuándo En hasta 2 días hábiles después del pago',
      'Código de entrega K7M2Q9XZ',
      'Producto Cant. Precio unitario Subtotal',
      `Sierra 2 ${written(481_558, 'PYG')} ${written(963_116, 'PYG')}`,
      'Martillo “Ñandutí” 1/2″ ₲ 1 G$ 9',
      `Subtotal ${written(963_125, 'PYG')} Envío ${written(45_000, 'PYG')}`,
      `Total ${written(1_008_125, 'PYG')}`,
    ]) {
      expect(text).toContain(said);
    }
  });

  // Spec: accounts 2.41
  test.each([ticket, spanish])('in $lang has its code as a QR code', async (drawn) => {
    expect(await scan(drawn)).toBe('K7M2Q9XZ');
  });

  test('prints its QR code 27 mm wide and as high, for the cameras of old phones', async () => {
    const bars = await barsOf(ticket);
    const span = (from: number, to: number) =>
      Math.max(...bars.map((bar) => bar[to] ?? 0)) - Math.min(...bars.map((bar) => bar[from] ?? 0));

    expect(Math.abs(span(0, 2) - mm(26.6))).toBeLessThan(mm(0.1));
    expect(Math.abs(span(1, 3) - span(0, 2))).toBeLessThan(mm(0.1));
  });

  test('prints the total at the right margin, larger than the other amounts and clear of its name', async () => {
    const total = money(1_234_567_890, 'PYG');
    const pieces = await piecesOf({ ...spanish, total });
    const printed = pieces.find(({ text }) => text === written(total.minor, 'PYG'));
    const name = pieces.find(({ text }) => text === 'Total');
    const others = pieces.filter(({ text }) => text.startsWith('G$') && text !== printed?.text);

    expect(printed?.right).toBeCloseTo(paper.width - margin, 0);
    expect(printed?.left).toBeGreaterThan(name?.right ?? Infinity);
    expect(others.length).toBeGreaterThan(3);
    for (const { size } of others) expect(size).toBeLessThan(printed?.size ?? 0);
  });

  test('has neither code nor QR code where there is nothing to collect', async () => {
    const refunded = { ...ticket, state: 'refunded', handOver: 'off', pickupCode: null } as const;

    expect(await textOf(refunded)).toContain('Situação Devolvido');
    expect(await textOf(refunded)).not.toContain('Código de retirada');
    expect(await scan(refunded).catch(() => 'nothing to read')).toBe('nothing to read');
  });

  // Spec: decision 41
  test.each([
    ['shipped', 'A caminho'],
    ['readyForPickup', 'Pronto para retirar'],
    ['collected', 'Retirado'],
    ['delivered', 'Entregue'],
  ] as const)('of an order that is %s says “%s”', async (state, said) => {
    expect(await textOf({ ...ticket, state })).toContain(`Situação ${said}`);
  });

  test.each([
    ['王小明', 'Cliente WangXiaoMing · CPF 529.982.247-25'],
    ['محمد علي', 'Cliente mhmd ly · CPF 529.982.247-25'],
    ['😀', 'Cliente CPF 529.982.247-25'],
    ['Ana 😀 Souza', 'Cliente Ana Souza · CPF 529.982.247-25'],
    ['José Ñandutí', 'Cliente José Ñandutí · CPF 529.982.247-25'],
  ])(
    'writes a name in letters that its fonts have, with the document to know its buyer by: %s',
    async (customer, said) => {
      const text = await textOf({
        ...ticket,
        customer,
        shop: '店 Ponte',
        lines: [line({ name: '电钻 650 W' })],
      });

      expect(text).toContain(said);
      expect(text).toContain('Dian Ponte');
      expect(text).toContain('DianZuan 650 W');
    },
  );

  const ends = {
    planned: 'confirming',
    ahead: 'paid',
    done: 'delivered',
    off: 'refunded',
  } as const;

  test.each([
    ['pt', 'planned', true],
    ['es', 'ahead', true],
    ['pt', 'done', false],
    ['es', 'off', false],
  ] as const)('in %s promises of a hand-over that is %s what can come: %s', async (...row) => {
    const [lang, handOver, isToCome] = row;
    const state = ends[handOver];
    const text = await textOf({ ...ticket, lang, state, handOver, pickupCode: null });
    const { status, when, statuses } = ticketWords[lang];

    expect(text).toContain(`${status} ${statuses[state]}`);
    expect(text.includes(`${when} Retire`)).toBe(isToCome);
    expect(text.includes('San Blas')).toBe(handOver !== 'off');
  });

  test('goes on over pages, each with the columns, without parting a line', async () => {
    const name = 'Furadeira de impacto com maleta, cem acessórios e bateria sobressalente';
    const lines = Array.from({ length: 60 }, (_, index) => line({ code: `C-${index}`, name }));
    const pages = await pagesOf({ ...ticket, lines });

    expect(pages.length).toBeGreaterThan(2);
    for (const [index, text] of pages.entries()) {
      expect(text).toContain('Produto Qtde. Preço unitário Subtotal');
      expect(text).toContain(`Página ${index + 1} de ${pages.length}`);
      const codes = [...text.matchAll(/Cód\. C-\d+/g)];
      expect([...text.matchAll(/Furadeira de impacto/g)]).toHaveLength(codes.length);
    }
    expect([...pages.join(' ').matchAll(/Cód\. C-\d+/g)]).toHaveLength(60);
    expect(pages.at(-1)).toContain('Total U$ 129,80');
  });

  test('wraps what has no spaces inside its column', async () => {
    const name = 'X'.repeat(200);
    const page = await (await read({ ...ticket, lines: [line({ name })] })).getPage(1);
    const { items } = await page.getTextContent();
    const parts = items.flatMap((item) => ('str' in item && /^X+$/.test(item.str) ? [item] : []));

    expect(parts.map(({ str }) => str).join('')).toBe(name);
    for (const { width } of parts) expect(width).toBeLessThanOrEqual(232);
  });
});
