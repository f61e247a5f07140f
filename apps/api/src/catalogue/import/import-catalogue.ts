/** Loads products of a file into the catalogue. */
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../../platform/db/client.ts';
import { products } from '../../platform/db/schema/index.ts';
import { setStockCause } from '../products/stock-movements.ts';
import { insertProducts, updateProducts } from './apply-products.ts';
import { differencesOf, type Difference } from './differences.ts';
import { readLine } from './fields.ts';
import { readGroups } from './groups.ts';
import { ImportSummary } from './import-summary.ts';
import { createPlanner, type PlacedLine, type PlannerOptions } from './plan-products.ts';
import { productLine } from './product-line.ts';
import type { BadLine, Lines } from './read-file.ts';
import {
  missingPicture,
  takePictures,
  type PictureIntake,
  type TakenPictures,
} from './take-pictures.ts';

/** How an import went. */
export interface ImportResult {
  readonly kept: number;
  /** How many products were hidden, because the file doesn't name them. */
  readonly hidden: number;
  readonly bad: number;
  /** False when nothing was kept, because a line was bad and none may be, or too much would be hidden. */
  readonly done: boolean;
  /** The share of the shop that would be hidden, where that is more than may be without a word. */
  readonly hidesTooMany?: { readonly hidden: number; readonly shown: number };
  /** What changed, or would. */
  readonly summary: ImportSummary;
}

export interface ImportOptions {
  /**
   * Hides the products that no line names. Nothing is kept then when any line is bad, or when there
   * is none: what a bad line means to name can't be known.
   */
  readonly replace?: boolean;
  /** Whether more than a tenth of the shop may be hidden. */
  readonly hideMany?: boolean;
  /** Keeps nothing when any line is bad; otherwise bad lines are skipped. */
  readonly strict: boolean;
  /** Keeps nothing, and says what would change. */
  readonly dry?: boolean;
  /** Receives each bad line. */
  readonly onBadLine: (bad: BadLine) => void;
  /** Receives each picture that can't be had; its product is kept without it. */
  readonly onMissingPicture?: (missing: BadLine) => void;
  /** Receives what is kept otherwise than its line says. */
  readonly onNote?: (note: BadLine) => void;
  /** Receives each difference, in no order. */
  readonly onDifference?: (difference: Difference) => void;
  /** Takes the pictures; by default those of addresses only. */
  readonly pictures?: PictureIntake;
}

/** How many products one statement keeps. */
const rowsAtOnce = 1000;

const mostHidden = 0.1;

const ignore = (): void => undefined;

/**
 * Loads products. A product is known by its code: loading a file again changes what has changed
 * and keeps ids and addresses. What a line does not say stays as it is. It all happens in one
 * transaction, so that shoppers see the old catalogue until they see the new one.
 */
export async function importCatalogue(
  db: Db,
  lines: Lines,
  options: ImportOptions,
): Promise<ImportResult> {
  const { replace = false, dry = false, hideMany = false, pictures = takePictures() } = options;
  const { onBadLine, onMissingPicture = ignore, onNote = ignore, onDifference = ignore } = options;
  const strict = options.strict || replace;
  const summary = new ImportSummary();
  const refuse = (one: BadLine): void => {
    summary.refused += 1;
    onBadLine(one);
  };
  let kept = 0;
  let hidesTooMany: ImportResult['hidesTooMany'];
  try {
    await db.transaction(async (tx) => {
      await setStockCause(tx, { reason: 'import' });
      const shown = replace ? await tx.$count(products, eq(products.active, true)) : 0;
      const writer = await createWriter(tx, {
        summary,
        pictures,
        onDifference,
        planning: { showNamed: replace, onBadLine: refuse, onNote },
      });
      for await (const { value, ...place } of lines) {
        summary.read += 1;
        const read = readLine(productLine, value);
        if (!read.ok) {
          refuse({ ...place, ...codeIn(value), problems: read.problems });
          continue;
        }
        const { line } = read;
        const taken = line.pictures && (await pictures.take(line.pictures));
        for (const { picture, reason } of taken?.missing ?? []) {
          const problem = missingPicture('picture', picture, reason);
          onMissingPicture({ ...place, ...codeIn(value), problems: [problem] });
        }
        await writer.add({ place, line, pictures: taken && keptPictures(taken) });
      }
      const ids = await writer.end();
      kept = ids.size;
      if ((strict && summary.refused > 0) || (replace && kept === 0)) throw new Refused();
      if (replace) {
        const hidden = await hideOthers(tx, ids);
        summary.hidden = hidden.length;
        for (const code of hidden)
          onDifference({ code, column: 'active', before: true, after: false });
        if (!hideMany && hidden.length > shown * mostHidden) {
          hidesTooMany = { hidden: hidden.length, shown };
          throw new Refused();
        }
      }
      if (dry) throw new Rehearsed();
    });
  } catch (error) {
    const { refused: bad, hidden } = summary;
    if (error instanceof Rehearsed) return { kept, hidden, bad, done: true, summary };
    if (!(error instanceof Refused)) throw error;
    return {
      kept: 0,
      hidden: 0,
      bad,
      done: false,
      ...(hidesTooMany && { hidesTooMany }),
      summary,
    };
  }
  return { kept, hidden: summary.hidden, bad: summary.refused, done: true, summary };
}

/** Undefined where none of a line's pictures can be had: its product keeps those that it has. */
function keptPictures({ keys, missing }: TakenPictures): readonly string[] | undefined {
  return keys.length === 0 && missing.length > 0 ? undefined : keys;
}

/** The code that a line names, however wrong the rest of it is. */
function codeIn(value: unknown): { readonly code?: string } {
  const read = v.safeParse(v.looseObject({ code: v.string() }), value);
  return read.success ? { code: read.output.code } : {};
}

/** Ends the transaction without keeping anything. */
class Refused extends Error {}

/** The same, as it was asked for. */
class Rehearsed extends Error {}

interface WriterOptions {
  readonly planning: PlannerOptions;
  readonly pictures: PictureIntake;
  readonly summary: ImportSummary;
  readonly onDifference: (difference: Difference) => void;
}

interface Writer {
  /** Keeps a product, sooner or later. */
  add(line: PlacedLine): Promise<void>;
  /** Resolves with the ids of all that were kept when the database has them. */
  end(): Promise<ReadonlySet<number>>;
}

async function createWriter(
  db: Db,
  { planning, pictures, summary, onDifference }: WriterOptions,
): Promise<Writer> {
  const groups = await readGroups(db);
  const planner = await createPlanner(db, groups, planning);
  let waiting: PlacedLine[] = [];
  // While the database keeps one batch, the lines of the next are read.
  let keeping: Promise<void> = Promise.resolve();
  const keepBatch = async (batch: readonly PlacedLine[]): Promise<void> => {
    const plan = await planner.plan(batch);
    // Before what shows them: none is deleted as if it were unused.
    await pictures.write(db);
    const rows = plan.added.map(({ row }) => row);
    await insertProducts(db, rows);
    const changes = await updateProducts(db, plan.known);
    summary.added += rows.length;
    summary.add(plan.known.length, changes);
    for (const one of differencesOf(plan, changes, groups)) onDifference(one);
  };
  const flush = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    await keeping;
    keeping = keepBatch(batch);
    // The next `await` of it reports its failure.
    keeping.catch(() => undefined);
  };
  return {
    add: async (line) => {
      waiting.push(line);
      if (waiting.length === rowsAtOnce) await flush();
    },
    end: async () => {
      if (waiting.length > 0) await flush();
      await keeping;
      return planner.ids;
    },
  };
}

/** Hides all products but those of the ids; returns the codes of those that it hides. */
async function hideOthers(db: Db, ids: ReadonlySet<number>): Promise<string[]> {
  const hidden = await db
    .update(products)
    .set({ active: false })
    .where(
      and(
        eq(products.active, true),
        sql`not exists (select from unnest(${sql.param([...ids])}::integer[]) as named (id)
          where named.id = ${products.id})`,
      ),
    )
    .returning({ code: products.code });
  return hidden.map(({ code }) => code);
}
