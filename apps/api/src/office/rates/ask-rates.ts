/** Asks the address that the shop has its rates from, as a job. */
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { AppContext } from '../../adapters/app-context.ts';
import { fetchFile, NoFile } from '../../adapters/outbound/fetch-file.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { handleJobs, type JobHandler } from '../../platform/jobs/job-handler.ts';
import { addJob, type JobKind } from '../../platform/jobs/queue.ts';
import { applySettings, currentSettings, lockSettings } from '../shop-settings/apply-settings.ts';
import { readRatesFrom, type RatesFrom } from '../shop-settings/rates-from.ts';
import { readRateAnswer } from './rate-answer.ts';
import { readRatesState, writeRatesState, type RatesRefusal } from './rates-state.ts';

export type FetchRates = (address: string, signal: AbortSignal) => Promise<Uint8Array>;

/** In bytes. */
export const largestAnswer = 256 * 1024;

/** @throws NoFile when the address does not give any */
export const fetchPublicRates: FetchRates = (address, signal) =>
  fetchFile(address, {
    accept: 'application/json',
    mostBytes: largestAnswer,
    httpsOnly: true,
    isPrivateAllowed: false,
    signal,
  });

export type RatesDeps = Pick<AppContext, 'db' | 'clock' | 'log'> & {
  readonly fetchRates: FetchRates;
};

const ratesJob: JobKind<Record<string, never>> = { name: 'rates', data: v.strictObject({}) };

/** In milliseconds: of an answer, and of a job with it. */
const patienceMs = 15_000;
const limitMs = 30_000;

/** Adds the job once an answer is due; one at a time, however many servers there are. */
export async function askForRates({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const from = await readRatesFrom(db);
  if (!from) return;
  const now = clock.now();
  const state = await readRatesState(db, from);
  const isDue = !state || Date.parse(state.askedAt) + from.everyMinutes * 60_000 <= now;
  if (isDue) await addJob(db, ratesJob, {}, { dueAt: now, key: 'rates' });
}

/** An answer that is refused fails no job: the next one is asked for in its turn. */
export function ratesHandler(deps: RatesDeps): JobHandler {
  return handleJobs(ratesJob, { limitMs, concurrency: 1 }, async (_, signal) => {
    const from = await readRatesFrom(deps.db);
    if (!from) return;
    const answer = await answerOf(deps, from, signal);
    signal.throwIfAborted();
    await takeAnswer(deps, from, answer);
  });
}

type Answer = { readonly text: string } | { readonly refusal: RatesRefusal };

async function answerOf(
  { fetchRates }: RatesDeps,
  { address }: RatesFrom,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    const bytes = await fetchRates(address, limit);
    return { text: new TextDecoder().decode(bytes) };
  } catch (error) {
    if (!(error instanceof NoFile)) throw error;
    const { code, status } = error;
    const params: RatesRefusal['params'] = status === undefined ? {} : { status: String(status) };
    return { refusal: { code, params } };
  }
}

/** Takes an answer over, or writes down why not, unless the shop asks another address by now. */
async function takeAnswer(
  { db, clock, log }: RatesDeps,
  asked: RatesFrom,
  answer: Answer,
): Promise<void> {
  const now = clock.now();
  const refusal = await repeatable(db, async (tx) => {
    await lockSettings(tx);
    const settings = await currentSettings(tx);
    const { ratesFrom: from, rates } = settings;
    if (!from || !isDeepStrictEqual(from, asked)) return null;
    const takenAt = (await readRatesState(tx, from))?.takenAt ?? null;
    const read =
      'refusal' in answer
        ? { ok: false as const, refusal: answer.refusal }
        : readRateAnswer(answer.text, { from, rates, now, isFirst: takenAt === null });
    if (read.ok) await applySettings(tx, { ...settings, rates: read.rates }, now, ['rates']);
    await writeRatesState(tx, {
      address: from.address,
      askedAt: new Date(now).toISOString(),
      takenAt: read.ok ? read.at.toISOString() : takenAt,
      refused: read.ok ? null : read.refusal,
    });
    return read.ok ? null : read.refusal;
  });
  // Neither the address nor what it answered: the one may hold a key, the other anything.
  if (refusal) log.error('rates not taken over', { reason: refusal.code });
}
