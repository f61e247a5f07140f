/** What the shop shows besides products. Each of these lists is replaced as a whole. */
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { bannerTypes } from '../start.ts';
import { mostBanners, mostQuestions, staffLengths } from './limits.ts';
import { catalogueRoles, ownerRole } from './roles.ts';
import {
  bothLanguages,
  bothLanguagesBody,
  bothLanguagesLine,
  editFailures,
  lastChange,
  moment,
  staffFailures,
  staffQuery,
  version,
} from './wire.ts';

const currency = /* @__PURE__ */ v.picklist(['USD', 'PYG', 'BRL', 'ARS']);

/** One unit of `source` costs `rate` of `target`: a decimal with a point. */
export const staffRate = /* @__PURE__ */ v.object({
  source: currency,
  target: currency,
  rate: v.string(),
  /** Null when it was never recorded. */
  updatedAt: v.nullable(moment),
});
export type StaffRate = v.InferOutput<typeof staffRate>;

/** Why an answer with rates changed nothing: it did not come, can't be read, or says too much. */
export const ratesRefusalCodes = [
  'address',
  'private',
  'redirects',
  'status',
  'tooLarge',
  'late',
  'certificateExpired',
  'certificateName',
  'certificateUntrusted',
  'noAnswer',
  'notJson',
  'moment',
  'future',
  'old',
  'rate',
  'jump',
] as const;
export type RatesRefusalCode = (typeof ratesRefusalCodes)[number];

/** Where rates come from that are not set by hand. */
export const staffRatesSource = /* @__PURE__ */ v.object({
  everyMinutes: v.number(),
  /** The pairs that it gives, such as `USD/PYG`. */
  pairs: v.array(v.string()),
  /** Null until it was asked. */
  askedAt: v.nullable(moment),
  /** Of which moment the last answer was that was taken over; null when there was none. */
  takenAt: v.nullable(moment),
  /** Why the last answer was not; `params` are what its sentence names. */
  refused: v.nullable(
    v.object({ code: v.picklist(ratesRefusalCodes), params: v.record(v.string(), v.string()) }),
  ),
});
export type StaffRatesSource = v.InferOutput<typeof staffRatesSource>;

export const staffRates = /* @__PURE__ */ v.object({
  data: v.array(staffRate),
  version: v.string(),
  lastChange,
  /** Null where all are set by hand. */
  source: v.nullable(staffRatesSource),
});
export type StaffRates = v.InferOutput<typeof staffRates>;

export const getRates = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/back-office/rates',
  summary: 'Exchange rates',
  access: 'staff',
  roles: catalogueRoles,
  query: staffQuery,
  responses: { 200: staffRates, ...staffFailures },
});

export const updateRatesBody = /* @__PURE__ */ v.strictObject({
  version,
  data: v.pipe(
    v.array(
      v.strictObject({
        source: currency,
        target: currency,
        /** More than nothing, with a point and twelve decimals at most. */
        rate: v.pipe(v.string(), v.regex(/^(?=.*[1-9])\d{1,12}(\.\d{1,12})?$/)),
      }),
    ),
    v.minLength(1),
    v.maxLength(12),
  ),
});
export type UpdateRatesBody = v.InferOutput<typeof updateRatesBody>;

/** Rates of the same pairs, all of them. 422 when one is more than twice or less than half of before. */
export const updateRates = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/back-office/rates',
  summary: 'Change exchange rates',
  access: 'staff',
  roles: catalogueRoles,
  query: staffQuery,
  body: updateRatesBody,
  responses: { 200: staffRates, ...editFailures },
});

export const staffBanners = /* @__PURE__ */ v.object({
  data: v.array(
    v.object({
      id: v.number(),
      /** Where it stands on the home page. */
      type: v.picklist(bannerTypes),
      title: bothLanguages,
      description: bothLanguages,
      /** A picture's key or address. */
      picture: bothLanguages,
      pictureUrl: bothLanguages,
    }),
  ),
  version: v.string(),
  lastChange,
});
export type StaffBanners = v.InferOutput<typeof staffBanners>;

export const getBanners = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/back-office/banners',
  summary: 'Banners, in their order',
  access: 'staff',
  roles: catalogueRoles,
  query: staffQuery,
  responses: { 200: staffBanners, ...staffFailures },
});

export const updateBannersBody = /* @__PURE__ */ v.strictObject({
  version,
  data: v.pipe(
    v.array(
      v.strictObject({
        type: v.picklist(bannerTypes),
        title: bothLanguagesLine(staffLengths.bannerTitle),
        description: bothLanguagesBody(staffLengths.bannerDescription),
        /** A key, or an address with https. */
        picture: bothLanguagesBody(staffLengths.picture),
      }),
    ),
    v.maxLength(mostBanners),
  ),
});
export type UpdateBannersBody = v.InferOutput<typeof updateBannersBody>;

export const updateBanners = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/back-office/banners',
  summary: 'Change banners',
  access: 'staff',
  roles: catalogueRoles,
  query: staffQuery,
  body: updateBannersBody,
  responses: { 200: staffBanners, ...editFailures },
});

const question = { question: bothLanguages, answer: bothLanguages };

export const staffQuestions = /* @__PURE__ */ v.object({
  data: v.array(v.object(question)),
  version: v.string(),
  lastChange,
});
export type StaffQuestions = v.InferOutput<typeof staffQuestions>;

export const getQuestions = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/back-office/questions',
  summary: 'Questions of the help centre, in their order',
  access: 'staff',
  roles: catalogueRoles,
  query: staffQuery,
  responses: { 200: staffQuestions, ...staffFailures },
});

export const updateQuestionsBody = /* @__PURE__ */ v.strictObject({
  version,
  data: v.pipe(
    v.array(
      v.strictObject({
        question: bothLanguagesLine(staffLengths.question),
        answer: bothLanguagesBody(staffLengths.answer),
      }),
    ),
    v.maxLength(mostQuestions),
  ),
});
export type UpdateQuestionsBody = v.InferOutput<typeof updateQuestionsBody>;

export const updateQuestions = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/back-office/questions',
  summary: 'Change the questions',
  access: 'staff',
  roles: catalogueRoles,
  query: staffQuery,
  body: updateQuestionsBody,
  responses: { 200: staffQuestions, ...editFailures },
});

/** What may be wrong with a place of `shop.json`. */
export const settingsProblemCodes = [
  'notJson',
  'unknown',
  'missing',
  'kind',
  'choice',
  'tooLong',
  'tooSmall',
  'tooLarge',
  'twice',
  'placeholder',
  'nullCharacter',
  'url',
  'https',
  'email',
  'colour',
  'digits',
  'rate',
  'moment',
  'time',
  'day',
  'span',
  'place',
  'picture',
  'pictureFile',
  'pair',
  'field',
  'noPair',
  'pairWithoutRate',
] as const;

/** `path` is a place such as `rates.0.rate`; `params` are what the problem's sentence names. */
export const settingsProblem = /* @__PURE__ */ v.object({
  path: v.string(),
  code: v.picklist(settingsProblemCodes),
  params: v.record(v.string(), v.string()),
});
export type SettingsProblem = v.InferOutput<typeof settingsProblem>;

/** As in `shop.json`. */
const shopJson = /* @__PURE__ */ v.record(v.string(), v.unknown());

export const staffSettings = /* @__PURE__ */ v.object({
  settings: shopJson,
  version: v.string(),
  lastChange,
});
export type StaffSettings = v.InferOutput<typeof staffSettings>;

export const getSettings = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/back-office/settings',
  summary: 'The shop’s settings, as in shop.json',
  access: 'staff',
  roles: ownerRole,
  query: staffQuery,
  responses: { 200: staffSettings, ...staffFailures },
});

export const updateSettingsBody = /* @__PURE__ */ v.strictObject({ version, settings: shopJson });
export type UpdateSettingsBody = v.InferOutput<typeof updateSettingsBody>;

export const settingsProblems = /* @__PURE__ */ v.object({ problems: v.array(settingsProblem) });
export type SettingsProblems = v.InferOutput<typeof settingsProblems>;

export const checkSettingsBody = /* @__PURE__ */ v.strictObject({ settings: shopJson });
export type CheckSettingsBody = v.InferOutput<typeof checkSettingsBody>;

/** Says what is wrong with settings, and changes nothing. */
export const checkSettings = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/back-office/settings/check',
  summary: 'What is wrong with the shop’s settings, before they are sent',
  access: 'staff',
  roles: ownerRole,
  query: staffQuery,
  body: checkSettingsBody,
  responses: { 200: settingsProblems, ...staffFailures },
});

/** Whole or not at all: 422 when `checkSettings` finds anything. */
export const updateSettings = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/back-office/settings',
  summary: 'Replace the shop’s settings',
  access: 'staff',
  roles: ownerRole,
  query: staffQuery,
  body: updateSettingsBody,
  responses: { 200: staffSettings, ...editFailures },
});
