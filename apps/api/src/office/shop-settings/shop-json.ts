/** What a shop is besides its goods: the file `shop.json`. */
import { oneLine } from '@ponte/contract/rules/one-line';
import { mostBanners, mostQuestions, staffLengths } from '@ponte/contract/staff/limits';
import type { SettingsProblem } from '@ponte/contract/staff/shop';
import { bannerTypes } from '@ponte/contract/start';
import { currencyCodes, type CurrencyCode } from '@ponte/regional/money';
import { stateById } from '@ponte/regional/places';
import * as v from 'valibot';
import { pictureForm } from '../../catalogue/import/fields.ts';
import { safeHtml } from '../../catalogue/products/safe-html.ts';
import { rateForm } from '../../platform/pricing/exact-rate.ts';
import { bilingual, described } from '../../platform/store-info/described.ts';
import { phoneDigits, storeInfo } from '../../platform/store-info/store-info.ts';
import { neededText } from './needed-text.ts';
import { findCity, findDepartment } from './place-names.ts';
import { placeholdersIn } from './placeholders.ts';
import { pairOf, ratesFrom } from './rates-from.ts';
import { repeatedQuestions } from './repeated-questions.ts';
import { problemOf } from './settings-problems.ts';

/** A rule's message is the code of its problem. */
type Code = SettingsProblem['code'];

const line = (most: number) => v.pipe(neededText(most), v.transform(oneLine), v.minLength(1));
const lines = bilingual(line(5000));
const texts = bilingual(neededText(5000));
/** Of a page, as a product's description is. */
const html = v.pipe(neededText(50_000), v.transform(safeHtml), v.trim(), v.minLength(1));
const picture = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.regex(pictureForm, 'picture' satisfies Code),
);
/** Of rates: neither year 0 nor year 10000, which moments of the database are not written with. */
const [earliest, latest] = [Date.UTC(1970, 0), Date.UTC(3000, 0)];
const isOfRates = (text: string) => Date.parse(text) >= earliest && Date.parse(text) < latest;
const moment = v.pipe(
  v.string(),
  v.isoTimestamp('moment' satisfies Code),
  v.check(isOfRates, 'moment' satisfies Code),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50_000_000));
const currency = v.picklist(currencyCodes);

/** A department: its name, or its id as in `@ponte/regional/places`. */
const department = v.pipe(
  v.union([v.string(), count]),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const found =
      typeof value === 'string' ? findDepartment(value) : { ok: true as const, id: value };
    if (found.ok) return found.id;
    addIssue({ message: 'place' satisfies Code, expected: found.nearest });
    return NEVER;
  }),
);

const pickupPoint = v.pipe(
  v.strictObject({
    kind: described(
      '"counter" for your own, where buyers from Brazil collect; "partner" for a shop that hands over in your name.',
      v.picklist(['counter', 'partner']),
    ),
    name: described(
      'What buyers call the place. As long as it stays the same, the place stays that of earlier orders.',
      line(100),
    ),
    address: described('Street and number, and what helps to find it.', line(200)),
    cityId: described(
      'The city, by its name such as "Salto del Guairá" (accents and capitals may be left out) or by its id.',
      v.union([v.string(), count]),
    ),
    stateId: described(
      'The department in which the city is, by its name such as "Canindeyú" or by its id.',
      department,
    ),
    hours: described(
      'When it is open, in words: a line for each part of the week (\\n between lines).',
      texts,
    ),
  }),
  v.rawTransform(({ dataset: { value: point }, addIssue, NEVER }) => {
    const { cityId: city, stateId } = point;
    const found =
      typeof city === 'string' ? findCity(city, stateId) : { ok: true as const, id: city };
    if (found.ok) return { ...point, cityId: found.id };
    addIssue({
      message: 'place' satisfies Code,
      expected: found.nearest,
      path: [{ type: 'object', origin: 'value', input: point, key: 'cityId', value: city }],
    });
    return NEVER;
  }),
);

const step = v.strictObject({
  title: described('What the step is called, in a few words.', lines),
  text: described('What the buyer does in it, as plain text.', texts),
});

/** Pages of a shop; all but the steps are HTML. */
const shopTexts = v.strictObject({
  howToBuy: v.optional(
    described(
      'The steps of the page "how to buy", in their order.',
      v.pipe(v.array(step), v.minLength(1)),
    ),
  ),
  terms: v.optional(
    described(
      'The terms of sale, as HTML such as "<h2>Returns</h2><p>…</p>": headings, paragraphs, lists, tables, emphasis and links stay.',
      bilingual(html),
    ),
  ),
  privacy: v.optional(
    described('What you say of data and privacy, as HTML like terms.', bilingual(html)),
  ),
  about: v.optional(described('The story of the shop, as HTML like terms.', bilingual(html))),
});

const rate = v.strictObject({
  from: described('The currency of which one unit is bought, such as "USD".', currency),
  to: described('The currency that is paid with, such as "PYG".', currency),
  rate: described(
    'How many units of to one unit of from costs, in quotes and with a point before the fraction, such as "5.42".',
    v.pipe(v.string(), v.regex(rateForm, 'rate' satisfies Code)),
  ),
  since: v.optional(
    described(
      'Since when the rate holds, such as "2026-11-20T08:00:00-03:00". Left out: since it was changed.',
      moment,
    ),
  ),
});

const banner = v.strictObject({
  type: described(
    'Where on the home page the banner stands: "Banner Principal" is the large one at the top, "Triplo …" are three beside one another (left, centre, right), "Receba Ofertas" is beside the newsletter.',
    v.picklist(bannerTypes),
  ),
  title: described(
    'The line in large letters over the picture.',
    bilingual(line(staffLengths.bannerTitle)),
  ),
  description: described(
    'A sentence below the title.',
    bilingual(neededText(staffLengths.bannerDescription)),
  ),
  picture: described(
    'A picture without words, because title and description stand over its left side. An address, or a file beside shop.json such as pictures/banner.jpg.',
    bilingual(picture),
  ),
});

const seller = v.strictObject({
  name: described('First name and surname, at most 100 characters.', line(100)),
  role: described('What they do, such as "Sales".', lines),
  photo: described(
    'A portrait: an address, or a file beside shop.json such as pictures/ana.jpg. null: a drawing stands for it.',
    v.nullable(picture),
  ),
  whatsapp: described(
    'Their WhatsApp number: digits with the country’s prefix, such as "595981555000".',
    phoneDigits,
  ),
});

const question = v.strictObject({
  question: described('The question, in one line.', bilingual(line(staffLengths.question))),
  answer: described('The answer, as plain text.', bilingual(neededText(staffLengths.answer))),
});

/** What delivery to a department costs and takes. */
const deliveryZone = v.strictObject({
  stateId: described('The department, by its name such as "Canindeyú" or by its id.', department),
  homeUsdCents: described(
    'What delivery to a home costs, in US cents: 300 is 3 dollars, 0 is free.',
    count,
  ),
  homeDays: described(
    'Within how many working days of the payment it is there, such as 1; 0 is the same day.',
    count,
  ),
  pickupUsdCents: described(
    'What delivery to a partner that is a place of pickup costs, in US cents: 150 is 1.50 dollars.',
    count,
  ),
  pickupDays: described(
    'Within how many working days of the payment it can be collected there, such as 2.',
    count,
  ),
});

/** Everything about a shop that is no product and no group of them. */
const shopSettings = v.strictObject({
  store: v.optional(
    described('Who the shop is, where it is found, and what it promises.', storeInfo),
    {},
  ),
  texts: v.optional(
    described('Pages that the shop writes. What is left out has no page and no link.', shopTexts),
    {},
  ),
  rates: described(
    'What currencies cost. Prices are kept in dollars, so storefronts need USD to BRL and USD to PYG.',
    v.array(rate),
  ),
  ratesFrom: v.optional(
    described(
      'An address that the rates come from. Until its first answer those of rates hold. Left out: rates are set by hand.',
      ratesFrom,
    ),
  ),
  banners: described(
    'Pictures of the home page, in the order in which they are shown.',
    v.pipe(v.array(banner), v.maxLength(mostBanners)),
  ),
  team: described('Who sells: buyers write to them on WhatsApp.', v.array(seller)),
  questions: described(
    'Questions of the help page with their answers, in the order in which they are shown.',
    v.pipe(v.array(question), v.maxLength(mostQuestions)),
  ),
  delivery: described(
    'The departments of Paraguay that the shop delivers to. An empty list: it delivers nowhere.',
    v.array(deliveryZone),
  ),
  pickupPoints: described(
    'Where purchases are collected: your own counter, and partners.',
    v.array(pickupPoint),
  ),
});

/** What a shop is besides its goods. */
export type ShopSettings = v.InferOutput<typeof shopSettings>;

/** The file as a whole: editors check it against the schema that `$schema` names. */
export const shopFile = v.strictObject({
  $schema: v.optional(
    described(
      'Where this schema is, such as "./shop.schema.json": editors then check the file and explain its fields.',
      v.string(),
    ),
  ),
  ...shopSettings.entries,
  shownAt: v.optional(
    described(
      'When "shop show" wrote the file. What the back office changed later is not overwritten without --force.',
      moment,
    ),
  ),
});

/** A shop's settings, or what is wrong with them. */
export type ReadShopSettings =
  | { readonly ok: true; readonly settings: ShopSettings; readonly shownAt?: string | undefined }
  | { readonly ok: false; readonly problems: readonly SettingsProblem[] };

/** Reads the text of a `shop.json`. */
export function readShopSettings(text: string): ReadShopSettings {
  const { value, reason } = parse(text);
  if (reason !== undefined) {
    return { ok: false, problems: [{ path: '', code: 'notJson', params: { reason } }] };
  }
  const read = v.safeParse(shopFile, value);
  if (!read.success) {
    return { ok: false, problems: read.issues.map((issue) => problemOf(issue, shopFile)) };
  }
  const { $schema: _, shownAt, ...settings } = read.output;
  const problems = [
    ...placeholdersIn(settings),
    ...notSaid(settings),
    ...twice(settings),
    ...unlikelyRates(settings),
    ...unknownStates(settings),
    ...pairsWithoutRate(settings),
  ];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, settings, shownAt };
}

/** What every shop says of itself: who it is, and where it is found. */
function notSaid({ store: { name, contacts, address } }: ShopSettings): SettingsProblem[] {
  const needed = {
    'store.name': name,
    'store.contacts.phone': contacts?.phone,
    'store.contacts.whatsapp': contacts?.whatsapp,
    'store.address': address,
  };
  return Object.entries(needed)
    .filter(([, said]) => said === undefined)
    .map(([path]) => ({ path, code: 'missing', params: {} }));
}

/** What there can be one of. */
function twice({ rates, delivery, pickupPoints, questions }: ShopSettings): SettingsProblem[] {
  const named = [
    ...rates.map((rate, index) => [`rates.${index}`, pairOf(rate)]),
    ...delivery.map(({ stateId }, index) => [`delivery.${index}.stateId`, `state ${stateId}`]),
    ...pickupPoints.map(({ name, cityId }, index) => [
      `pickupPoints.${index}.name`,
      `${name}, ${cityId}`,
    ]),
  ] as const;
  const known = new Set<string | undefined>();
  const again = named.flatMap(([path = '', name]) => {
    if (known.has(name)) return [path];
    known.add(name);
    return [];
  });
  const asked = repeatedQuestions(questions).map((path) => `questions.${path}`);
  return [...again, ...asked].map((path) => ({ path, code: 'twice', params: {} }));
}

/** What a dollar costs at least: less is a rate the wrong way round, or has a point for thousands. */
const leastForDollar: Readonly<Partial<Record<CurrencyCode, number>>> = {
  BRL: 1,
  PYG: 1000,
  ARS: 1,
};

function unlikelyRates({ rates }: ShopSettings): SettingsProblem[] {
  return rates.flatMap(({ from, to, rate }, index): SettingsProblem[] => {
    if (from === to) return [{ path: `rates.${index}`, code: 'pair', params: {} }];
    const least = from === 'USD' ? leastForDollar[to] : undefined;
    if (least === undefined || Number(rate) >= least) return [];
    return [{ path: `rates.${index}.rate`, code: 'tooSmall', params: { least: `${least} ${to}` } }];
  });
}

/** Only in Paraguay is anything brought or collected. */
function unknownStates({ delivery, pickupPoints }: ShopSettings): SettingsProblem[] {
  const wrongIn = (part: string, places: readonly { readonly stateId: number }[]) =>
    places.flatMap(({ stateId }, index): SettingsProblem[] =>
      stateById(stateId)?.country === 'PY'
        ? []
        : [{ path: `${part}.${index}.stateId`, code: 'unknown', params: {} }],
    );
  return [...wrongIn('delivery', delivery), ...wrongIn('pickupPoints', pickupPoints)];
}

/** Pairs that the address is asked for, and that the shop has no rate of. */
function pairsWithoutRate({ rates, ratesFrom: from }: ShopSettings): SettingsProblem[] {
  const known = new Set(rates.map(pairOf));
  return Object.keys(from?.fields ?? {})
    .filter((pair) => !known.has(pair))
    .map((pair) => ({ path: `ratesFrom.fields.${pair}`, code: 'pairWithoutRate', params: {} }));
}

function parse(text: string): { readonly value?: unknown; readonly reason?: string } {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : '' };
  }
}
