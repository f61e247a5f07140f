import {
  checkSettings,
  getBanners,
  getQuestions,
  getRates,
  getSettings,
  updateBanners,
  updateQuestions,
  updateRates,
  updateSettings,
  type SettingsProblem,
  type StaffRatesSource,
} from '@ponte/contract/staff/shop';
import type { Lang } from '@ponte/contract/wire';
import { takePictures, type PictureIntake } from '../../catalogue/import/take-pictures.ts';
import { pictureUrl } from '../../catalogue/products/pictures.ts';
import type { Db } from '../../platform/db/client.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import type { AuditFacts } from '../../platform/db/schema/index.ts';
import { fieldTexts, type Text } from '../../platform/http/failure-texts.ts';
import { invalid, success, type FailureOf, type Result } from '../../platform/http/failure.ts';
import { fieldName } from '../../platform/http/field-names.ts';
import { done } from '../../platform/http/reply.ts';
import type { StaffSession } from '../../platform/security/staff-sessions.ts';
import { readRatesState } from '../rates/rates-state.ts';
import { applySettings, currentSettings, lockSettings } from '../shop-settings/apply-settings.ts';
import { pairOf, type RatesFrom } from '../shop-settings/rates-from.ts';
import { repeatedQuestions } from '../shop-settings/repeated-questions.ts';
import { readShopSettings, type ShopSettings } from '../shop-settings/shop-json.ts';
import {
  takeBannerPictures,
  takeShopPictures,
  type TakenSettings,
} from '../shop-settings/shop-pictures.ts';
import { writeAudit, type Act } from './audit.ts';
import { lastChangeOfSettings, type EditedPart } from './last-change.ts';
import { checkRates } from './rates.ts';
import type { StaffContext } from './staff-context.ts';
import { editConflict, versionOfValues } from './versions.ts';

type Changed = { readonly settings: ShopSettings } & Pick<Act, 'before' | 'after'>;

/** As shop.json has texts of several lines. */
const trimmed = ({ pt, es }: Record<Lang, string>) => ({ pt: pt.trim(), es: es.trim() });

const countOf = (list: readonly unknown[]): AuditFacts => ({ many: list.length });

export function shopRoutes(context: StaffContext): void {
  const { db, bind } = context;

  bind(getRates, async () => done(await shown(db, wireRatesOf, 'rates')));

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
        return success({ settings, before: facts(before.rates), after: facts(given) });
      },
      wire: wireRatesOf,
    }),
  );

  bind(getBanners, async () => done(await shown(db, wireBannersOf, 'banners')));

  bind(updateBanners, ({ session, body }) =>
    change(context, session, body.version, {
      part: 'banners',
      action: 'banners.changed',
      make: async (before, pictures) => {
        const given = body.data.map((banner) => ({
          ...banner,
          description: trimmed(banner.description),
        }));
        const { part: banners, problems } = await takeBannerPictures(given, pictures);
        if (problems.length > 0) return wrongPictures(problems);
        return success({
          settings: { ...before, banners },
          before: countOf(before.banners),
          after: countOf(banners),
        });
      },
      wire: wireBannersOf,
    }),
  );

  bind(getQuestions, async () => done(await shown(db, wireQuestionsOf, 'questions')));

  bind(updateQuestions, ({ session, body }) =>
    change(context, session, body.version, {
      part: 'questions',
      action: 'questions.changed',
      make: (before) => {
        const questions = body.data.map(({ question, answer }) => ({
          question,
          answer: trimmed(answer),
        }));
        const repeated = repeatedQuestions(questions);
        if (repeated.length > 0) {
          return invalid(
            Object.fromEntries(repeated.map((path) => [`data.${path}`, [askedBefore]])),
          );
        }
        return success({
          settings: { ...before, questions },
          before: countOf(before.questions),
          after: countOf(questions),
        });
      },
      wire: wireQuestionsOf,
    }),
  );

  bind(getSettings, async () => done(await shown(db, wireSettingsOf)));

  bind(checkSettings, async ({ body }) => {
    const read = await readWithPictures(body.settings, takePictures(undefined, db));
    return done({ problems: read.ok ? [] : [...read.problems] });
  });

  bind(updateSettings, ({ session, body }) =>
    change(context, session, body.version, {
      action: 'settings.changed',
      make: async (_, pictures) => {
        const read = await readWithPictures(body.settings, pictures);
        return read.ok ? success({ settings: read.settings }) : invalid({ settings: [refused] });
      },
      wire: wireSettingsOf,
    }),
  );
}

const refused: Text = {
  pt: 'Nada foi mudado: há problemas no shop.json.',
  es: 'No se cambió nada: hay problemas en el shop.json.',
};

/** What is wrong is said by code: the page that edits the file has its sentences. */
async function readWithPictures(
  settings: unknown,
  pictures: PictureIntake,
): Promise<TakenSettings> {
  const read = readShopSettings(JSON.stringify(settings));
  return read.ok ? takeShopPictures(read.settings, pictures) : read;
}

const askedBefore: Text = {
  pt: 'Esta pergunta já está na lista.',
  es: 'Esta pregunta ya está en la lista.',
};

/** Pictures of a form are addresses, or what the shop has already. */
function wrongPictures(problems: readonly SettingsProblem[]): FailureOf<422> {
  const entries = problems.map(({ path }) => {
    const field = path.replace(/^banners/, 'data');
    return [field, [fieldTexts.invalid(fieldName('picture'))]] as const;
  });
  return invalid(Object.fromEntries(entries));
}

/** What a page sees of settings, but for who changed them. */
type WireOf<Wire> = (settings: ShopSettings, db: Db) => Wire | Promise<Wire>;

/** @param part all of them when absent */
async function shown<Wire>(db: Db, wire: WireOf<Wire>, part?: EditedPart) {
  const lastChange = await lastChangeOfSettings(db, part);
  return { ...(await wire(await currentSettings(db), db)), lastChange };
}

type MadeChange = Result<Changed, FailureOf<422>>;

interface Change<Wire> {
  /** All of them when absent. */
  readonly part?: EditedPart;
  readonly action: Act['action'];
  /** @param pictures takes those that the settings name */
  readonly make: (
    before: ShopSettings,
    pictures: PictureIntake,
  ) => MadeChange | Promise<MadeChange>;
  readonly wire: WireOf<Wire>;
}

/** Changes settings as a whole, if they still are as the page saw them. */
async function change<Wire extends { readonly version: string }>(
  { db, clock, mailDue }: StaffContext,
  { member }: StaffSession,
  version: string,
  { part, action, make, wire }: Change<Wire>,
) {
  const reply = await repeatable(db, async (tx: Db) => {
    const pictures = takePictures(undefined, tx);
    await lockSettings(tx);
    const before = await currentSettings(tx);
    if ((await wire(before, tx)).version !== version) {
      return editConflict(await lastChangeOfSettings(tx, part));
    }
    const result = await make(before, pictures);
    if (!result.ok) return result;
    const made = result.value;
    await pictures.write(tx);
    const now = clock.now();
    const parts = await applySettings(tx, made.settings, now, part && [part]);
    if (parts.length > 0) {
      const { after = { parts } } = made;
      const act = { actor: member, action, kind: 'shop' } as const;
      await writeAudit(tx, { ...act, ...(made.before && { before: made.before }), after }, now);
    }
    return done(await shown(tx, wire, part));
  });
  mailDue();
  return reply;
}

async function wireRatesOf({ rates, ratesFrom: from }: ShopSettings, db: Db) {
  const data = rates.map(({ from, to, rate, since }) => ({
    source: from,
    target: to,
    rate,
    updatedAt: since ?? null,
  }));
  return {
    data,
    version: versionOfValues(data),
    source: from ? await wireSourceOf(from, db) : null,
  };
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
