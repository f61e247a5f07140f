import {
  getBanners,
  getQuestions,
  getRates,
  getSettings,
  updateBanners,
  updateQuestions,
  updateRates,
  updateSettings,
  type StaffRatesSource,
} from '@ponte/contract/staff/shop';
import { pictureUrl } from '../catalogue/pictures.ts';
import type { Db } from '../db/client.ts';
import type { AuditFacts } from '../db/schema/index.ts';
import { done, invalid, type FailureOf } from '../http/reply.ts';
import type { Text } from '../http/texts.ts';
import { readRatesState } from '../rates/rates-state.ts';
import type { StaffSession } from '../security/staff-sessions.ts';
import {
  applySettings,
  currentSettings,
  lockSettings,
  type SettingsPart,
} from '../shop-settings/apply-settings.ts';
import { pairOf, type RatesFrom } from '../shop-settings/rates-from.ts';
import { readShopSettings, type ShopSettings } from '../shop-settings/shop-json.ts';
import { writeAudit, type Act } from './audit.ts';
import { checkRates } from './rates.ts';
import type { StaffContext } from './staff-context.ts';
import { conflict, versionOfValues } from './versions.ts';

type Changed = { readonly settings: ShopSettings } & Pick<Act, 'before' | 'after'>;

const countOf = (list: readonly unknown[]): AuditFacts => ({ many: list.length });

export function shopRoutes(context: StaffContext): void {
  const { db, bind } = context;

  bind(getRates, async () => done(await wireRatesOf(await currentSettings(db), db)));

  bind(updateRates, ({ session, body }) =>
    change(context, session, body.version, {
      part: 'rates',
      action: 'rates.changed',
      make: (before) => {
        const given = body.data.map(({ source, target, rate }) => ({
          from: source,
          to: target,
          rate,
        }));
        const wrong = checkRates(before.rates, given);
        if (wrong) return wrong;
        const facts = (rates: ShopSettings['rates']): AuditFacts =>
          Object.fromEntries(rates.map(({ from, to, rate }) => [`${from}/${to}`, rate]));
        const settings = { ...before, rates: given };
        return { settings, before: facts(before.rates), after: facts(given) };
      },
      wire: wireRatesOf,
    }),
  );

  bind(getBanners, async () => done(wireBannersOf(await currentSettings(db))));

  bind(updateBanners, ({ session, body }) =>
    change(context, session, body.version, {
      part: 'banners',
      action: 'banners.changed',
      make: (before) => ({
        settings: { ...before, banners: body.data },
        before: countOf(before.banners),
        after: countOf(body.data),
      }),
      wire: wireBannersOf,
    }),
  );

  bind(getQuestions, async () => done(wireQuestionsOf(await currentSettings(db))));

  bind(updateQuestions, ({ session, body }) =>
    change(context, session, body.version, {
      part: 'questions',
      action: 'questions.changed',
      make: (before) => ({
        settings: { ...before, questions: body.data },
        before: countOf(before.questions),
        after: countOf(body.data),
      }),
      wire: wireQuestionsOf,
    }),
  );

  bind(getSettings, async () => done(wireSettingsOf(await currentSettings(db))));

  bind(updateSettings, ({ session, body }) =>
    change(context, session, body.version, {
      action: 'settings.changed',
      make: () => {
        const read = readShopSettings(JSON.stringify(body.settings));
        return read.ok
          ? { settings: read.settings }
          : invalid({ settings: [refused(read.problem)] });
      },
      wire: wireSettingsOf,
    }),
  );
}

/** The place and the reason are in English, as what `shop.json` is made of. */
function refused(problem: string): Text {
  return { pt: `Nada foi mudado. ${problem}`, es: `No se cambió nada. ${problem}` };
}

interface Change<Wire> {
  /** All of them when absent. */
  readonly part?: SettingsPart;
  readonly action: Act['action'];
  readonly make: (before: ShopSettings) => Changed | FailureOf<422>;
  readonly wire: (settings: ShopSettings, db: Db) => Wire | Promise<Wire>;
}

/** Changes settings as a whole, if they still are as the page saw them. */
async function change<Wire extends { readonly version: string }>(
  { db, clock }: StaffContext,
  { member }: StaffSession,
  version: string,
  { part, action, make, wire }: Change<Wire>,
) {
  return db.transaction(async (tx: Db) => {
    await lockSettings(tx);
    const before = await currentSettings(tx);
    if ((await wire(before, tx)).version !== version) return conflict();
    const made = make(before);
    if ('status' in made) return made;
    const now = clock.now();
    const parts = await applySettings(tx, made.settings, now, part && [part]);
    if (parts.length > 0) {
      const { after = { parts } } = made;
      const act = { actor: member, action, kind: 'shop' } as const;
      await writeAudit(tx, { ...act, ...(made.before && { before: made.before }), after }, now);
    }
    return done(await wire(await currentSettings(tx), tx));
  });
}

async function wireRatesOf({ rates, ratesFrom: from }: ShopSettings, db: Db) {
  const data = rates.map(({ from, to, rate, since }) => ({
    source: from,
    target: to,
    rate,
    updatedAt: since ?? null,
  }));
  return { data, version: versionOfValues(data), source: from ? await wireSourceOf(from, db) : null };
}

async function wireSourceOf(from: RatesFrom, db: Db): Promise<StaffRatesSource> {
  const state = await readRatesState(db, from);
  return {
    everyMinutes: from.everyMinutes,
    pairs: Object.keys(from.fields),
    askedAt: state?.askedAt ?? null,
    takenAt: state?.takenAt ?? null,
    refused: state?.refused ?? null,
  };
}

function wireBannersOf({ banners }: ShopSettings) {
  const data = banners.map((banner, index) => ({
    id: index + 1,
    ...banner,
    pictureUrl: { pt: pictureUrl(banner.picture.pt), es: pictureUrl(banner.picture.es) },
  }));
  return { data, version: versionOfValues(banners) };
}

function wireQuestionsOf({ questions }: ShopSettings) {
  return { data: questions, version: versionOfValues(questions) };
}

/** The version leaves out the rates of an address: they change by themselves, and are not written. */
function wireSettingsOf(settings: ShopSettings) {
  const { rates, ratesFrom: from } = settings;
  const written = rates.filter((rate) => from?.fields[pairOf(rate)] === undefined);
  return { settings, version: versionOfValues({ ...settings, rates: written }) };
}
