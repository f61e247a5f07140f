/** Renames, merges and removes brands, categories and departments. */
import { and, eq, sql } from 'drizzle-orm';
import { slugOf } from '../../catalogue/import/fields.ts';
import type { Db } from '../../platform/db/client.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import {
  brands,
  categories,
  companions,
  departments,
  products,
} from '../../platform/db/schema/index.ts';
import { writeAudit } from './audit.ts';
import type { Group } from './groups.ts';
import {
  planGroupChange,
  type GroupChange,
  type GroupPlan,
  type GroupProblem,
} from './plan-group-change.ts';

export interface ChangeGroupOptions {
  /** Receives the plan before anything is changed. */
  readonly onPlan: (plan: GroupPlan) => void;
  /** Plans without changing anything. */
  readonly dry: boolean;
  /** In milliseconds. */
  readonly now: number;
}

/**
 * Changes a group from the command line. A slug that is given up stays with the group that takes its place,
 * so that addresses and tables with it still mean that group.
 */
export function changeGroup(
  db: Db,
  change: GroupChange,
  { onPlan, dry, now }: ChangeGroupOptions,
): Promise<GroupProblem | undefined> {
  return repeatable(db, async (tx) => {
    // An import that makes groups ends first.
    await tx.execute(
      sql`lock table ${brands}, ${categories}, ${departments} in share row exclusive mode`,
    );
    const planned = await planGroupChange(tx, change);
    if (!planned.ok) return planned.problem;
    const { plan } = planned;
    onPlan(plan);
    if (dry) return undefined;
    await apply(tx, plan);
    await writeAudit(
      tx,
      {
        actor: undefined,
        action: 'group.changed',
        kind: 'shop',
        before: factsOf(plan.group),
        ...(plan.act !== 'remove' && { after: factsOf(plan.result) }),
      },
      now,
    );
    return undefined;
  });
}

function factsOf({ kind, id, slug, names }: Group) {
  return { kind, id, slug, ...names };
}

async function apply(tx: Db, plan: GroupPlan): Promise<void> {
  const { group } = plan;
  if (plan.act === 'remove') return remove(tx, group);
  if (plan.act === 'rename') {
    await writeNames(tx, plan.result);
    return take(tx, plan.result, group);
  }
  for (const { from, into } of plan.departments) {
    await (into ? mergeInto(tx, from, into) : moveInto(tx, from, plan.result));
  }
  return mergeInto(tx, group, plan.result);
}

const tables = { brand: brands, category: categories, department: departments } as const;

async function writeNames(tx: Db, { kind, id, names }: Group): Promise<void> {
  if (kind === 'brand') await tx.update(brands).set({ name: names.pt }).where(eq(brands.id, id));
  else {
    const table = tables[kind];
    await tx.update(table).set({ namePt: names.pt, nameEs: names.es }).where(eq(table.id, id));
  }
}

/** Has a group stand for the slugs of another, or for those that it had itself. */
async function take(tx: Db, into: Group, from: Group): Promise<void> {
  const table = tables[into.kind];
  const former = new Set([
    ...into.formerSlugs,
    ...from.formerSlugs,
    from.slug,
    slugOf(from.names.pt),
  ]);
  former.delete(into.slug);
  const slugs = sql`${sql.param([...former])}::text[]`;
  // A slug means one group: that which has it now, or took it last.
  const given = sql`${sql.param([into.slug, ...former])}::text[]`;
  const siblings = into.category && eq(departments.categoryId, into.category.id);
  await tx
    .update(table)
    .set({
      formerSlugs: sql`array(select one from unnest(former_slugs) as one where one <> all(${given}))`,
    })
    .where(and(sql`${table.formerSlugs} && ${given}`, siblings));
  await tx.update(table).set({ slug: into.slug, formerSlugs: slugs }).where(eq(table.id, into.id));
  if (into.kind === 'department') await renameInCompanions(tx, from.slug, into.slug);
}

async function mergeInto(tx: Db, from: Group, into: Group): Promise<void> {
  if (from.kind === 'brand') {
    await tx.update(products).set({ brandId: into.id }).where(eq(products.brandId, from.id));
    const logo = sql`coalesce(logo, (select logo from ${brands} as merged where merged.id = ${from.id}))`;
    await tx.update(brands).set({ logo }).where(eq(brands.id, into.id));
  } else if (from.kind === 'department') {
    const place = { departmentId: into.id, ...(into.category && { categoryId: into.category.id }) };
    await tx.update(products).set(place).where(eq(products.departmentId, from.id));
  } else {
    // Goods without a department; the others went along with theirs.
    await tx.update(products).set({ categoryId: into.id }).where(eq(products.categoryId, from.id));
  }
  await remove(tx, from);
  // An address of a department begins with its category's, which stays.
  if (from.category?.id === into.category?.id || from.kind !== 'department') {
    await take(tx, into, from);
  } else await renameInCompanions(tx, from.slug, into.slug);
}

/** Puts a department behind those of another category. */
async function moveInto(tx: Db, { id }: Group, category: Group): Promise<void> {
  const position = sql`(select coalesce(max(position), 0) + 1 from ${departments} where category_id = ${category.id})`;
  await tx
    .update(departments)
    .set({ categoryId: category.id, position })
    .where(eq(departments.id, id));
  await tx.update(products).set({ categoryId: category.id }).where(eq(products.departmentId, id));
}

async function remove(tx: Db, { kind, id }: Group): Promise<void> {
  const table = tables[kind];
  if (kind === 'category') await tx.delete(departments).where(eq(departments.categoryId, id));
  await tx.delete(table).where(eq(table.id, id));
}

/** Rules of `companions.csv` name departments by their slugs, which several categories may have. */
async function renameInCompanions(tx: Db, from: string, to: string): Promise<void> {
  if (from === to || (await tx.$count(departments, eq(departments.slug, from))) > 0) return;
  await tx.update(companions).set({ department: to }).where(eq(companions.department, from));
  await tx
    .update(companions)
    .set({ neededDepartment: to })
    .where(eq(companions.neededDepartment, from));
}
