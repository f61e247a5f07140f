import type { EndpointDefinition } from '@ponte/contract/endpoint';
import type { Area, Check, FixtureName, CheckContext } from './check.ts';
import { areas } from './checks/index.ts';
import type { Fixtures } from './fixtures.ts';
import { reasonOf } from './reason.ts';
import { sectionOf } from './section.ts';
import { createShoppers } from './shoppers.ts';
import { Absent, Breach, createStore, nameOf, type Fetch } from './store.ts';

/**
 * `absent`: the backend leaves out an optional call. `unchecked`: fixtures are missing.
 */
export type Outcome = 'passed' | 'failed' | 'absent' | 'unchecked';

export interface Result {
  readonly area: string;
  readonly name: string;
  readonly optional: boolean;
  readonly outcome: Outcome;
  /** Why it did not pass: one sentence. */
  readonly reason?: string;
  /** Of a broken rule the call that was made last, such as `GET /api/public/products`. */
  readonly call?: string;
  /** Of a broken rule the section of BACKEND.md, in @ponte/contract, that says what a backend does. */
  readonly section?: string;
  readonly milliseconds: number;
}

export interface Report {
  /** Of the backend. */
  readonly address: string;
  readonly results: readonly Result[];
}

export interface Options {
  /** The backend's address, with or without a path before `/api` and `/ecom`. */
  readonly address: string;
  readonly fixtures?: Fixtures;
  /** Checks only areas and rules whose name has this text. */
  readonly only?: string | undefined;
  /** Until a call counts as unanswered, in milliseconds; default: 10,000. */
  readonly timeoutMs?: number;
  readonly fetch?: Fetch;
  /** Receives each result as soon as it is known. */
  readonly onResult?: (result: Result) => void;
}

/**
 * Checks a backend, one rule after another. It registers customers and places orders there: run it
 * against a store for tests.
 * @throws TypeError when the address is none
 */
export async function checkConformance(options: Options): Promise<Report> {
  const {
    address,
    fixtures = {},
    only = '',
    timeoutMs = 10_000,
    fetch = globalThis.fetch,
  } = options;
  const origin = new URL(address).href.replace(/\/+$/, '');
  let last: EndpointDefinition | undefined;
  const onCall = (definition: EndpointDefinition) => void (last = definition);
  const store = createStore({ origin, fetch, timeoutMs, onCall });
  const context = { store, shoppers: createShoppers(store), fixtures: withRefusals(fixtures) };
  const results: Result[] = [];
  for (const area of areas) {
    for (const check of area.checks) {
      if (!`${area.name}: ${check.name}`.includes(only)) continue;
      last = undefined;
      const judged = await resultOf(check, context, fixtures);
      const place = judged.outcome === 'failed' && last ? placeOf(area, last) : {};
      const result = { area: area.name, ...judged, ...place };
      results.push(result);
      options.onResult?.(result);
    }
  }
  return { address: origin, results };
}

export const isConformant = ({ results }: Report): boolean =>
  results.some(({ outcome }) => outcome === 'passed') &&
  results.every(({ outcome }) => outcome !== 'failed');

/** Where a rule was broken, and where it comes from. */
function placeOf(area: Area, call: EndpointDefinition): Pick<Result, 'call' | 'section'> {
  const section = area.section ?? sectionOf(call);
  return { call: nameOf(call), ...(section !== undefined && { section }) };
}

async function resultOf(
  { name, optional = false, needs = [], run }: Check,
  context: CheckContext,
  fixtures: Fixtures,
): Promise<Omit<Result, 'area'>> {
  const missing = needs.filter((need) => !fixtures[need]);
  const began = performance.now();
  const end = (outcome: Outcome, reason?: string) => ({
    name,
    optional,
    outcome,
    ...(reason !== undefined && { reason }),
    milliseconds: Math.round(performance.now() - began),
  });
  if (missing.length > 0)
    return end('unchecked', `It needs the fixtures ${missing.join(' and ')}.`);
  try {
    await run(context);
    return end('passed');
  } catch (error) {
    if (error instanceof Breach) return end('failed', error.message);
    if (error instanceof Absent && optional) return end('absent', error.message);
    return end('failed', `The check could not be made: ${reasonOf(error)}`);
  }
}

/** Never called: a check that needs a missing one is not made. */
function withRefusals(fixtures: Fixtures): Required<Fixtures> {
  const missing = (name: FixtureName) => async () => {
    throw new Error(`There is no fixture ${name}.`);
  };
  return {
    mailedLink: fixtures.mailedLink ?? missing('mailedLink'),
    pay: fixtures.pay ?? missing('pay'),
    decline: fixtures.decline ?? missing('decline'),
  };
}
