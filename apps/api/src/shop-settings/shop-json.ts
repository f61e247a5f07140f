/** What a shop is besides its goods: the file `shop.json`. */
import { oneLine } from '@ponte/contract/rules/one-line';
import type { SettingsProblem } from '@ponte/contract/staff/shop';
import { bannerTypes } from '@ponte/contract/start';
import { currencyCodes, type CurrencyCode } from '@ponte/regional/money';
import { stateById } from '@ponte/regional/places';
import * as v from 'valibot';
import { safeHtml } from '../catalogue/safe-html.ts';
import { pictureForm } from '../import/fields.ts';
import { rateForm } from '../pricing/exact-rate.ts';
import { phoneDigits, storeInfo } from '../store-info/store-info.ts';
import { neededText } from './needed-text.ts';
import { findCity, findDepartment } from './place-names.ts';
import { pairOf, ratesFrom } from './rates-from.ts';
import { problemOf } from './settings-problems.ts';

/** A rule's message is the code of its problem. */
type Code = SettingsProblem['code'];

const bilingual = <Schema extends v.GenericSchema>(text: Schema) =>
  v.strictObject({ pt: text, es: text });
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
    kind: v.picklist(['counter', 'partner']),
    name: line(100),
    address: line(200),
    /** A city's name or id. */
    cityId: v.union([v.string(), count]),
    stateId: department,
    hours: texts,
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

/** Everything about a shop that is no product and no group of them. */
const shopSettings = v.strictObject({
  /** Name, tagline, contacts, address, hours and networks. */
  store: v.optional(storeInfo, {}),
  /** The steps of how to buy; terms, and what is said of privacy and of the shop: HTML. */
  texts: v.optional(
    v.strictObject({
      howToBuy: v.optional(
        v.pipe(v.array(v.strictObject({ title: lines, text: texts })), v.minLength(1)),
      ),
      terms: v.optional(bilingual(html)),
      privacy: v.optional(bilingual(html)),
      about: v.optional(bilingual(html)),
    }),
    {},
  ),
  /**
   * One unit of `from` costs `rate` units of `to`, since the moment `since` (ISO 8601); where that is
   * left out, since the rate was changed.
   */
  rates: v.array(
    v.strictObject({
      from: currency,
      to: currency,
      rate: v.pipe(v.string(), v.regex(rateForm, 'rate' satisfies Code)),
      since: v.optional(moment),
    }),
  ),
  /** Where rates come from; by hand where it is left out. `rates` then hold until the first answer. */
  ratesFrom: v.optional(ratesFrom),
  /** Pictures hold no words: titles and descriptions are set over them. */
  banners: v.array(
    v.strictObject({
      type: v.picklist(bannerTypes),
      title: lines,
      description: texts,
      picture: bilingual(picture),
    }),
  ),
  team: v.array(
    v.strictObject({
      name: line(100),
      role: lines,
      photo: v.nullable(picture),
      whatsapp: phoneDigits,
    }),
  ),
  questions: v.array(v.strictObject({ question: lines, answer: texts })),
  /** What delivery to a department costs and takes. */
  delivery: v.array(
    v.strictObject({
      stateId: department,
      homeUsdCents: count,
      homeDays: count,
      pickupUsdCents: count,
      pickupDays: count,
    }),
  ),
  pickupPoints: v.array(pickupPoint),
});

/** What a shop is besides its goods. */
export type ShopSettings = v.InferOutput<typeof shopSettings>;

/** The file as a whole: editors check it against the schema that `$schema` names. */
export const shopFile = v.strictObject({
  $schema: v.optional(v.string()),
  ...shopSettings.entries,
  /** When `shop show` wrote the file: later changes of the back office are not overwritten. */
  shownAt: v.optional(moment),
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
    ...questions.map(({ question }, index) => [`questions.${index}.question.pt`, question.pt]),
  ] as const;
  const known = new Set<string | undefined>();
  return named.flatMap(([path = '', name]) => {
    if (known.has(name)) return [{ path, code: 'twice' as const, params: {} }];
    known.add(name);
    return [];
  });
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
