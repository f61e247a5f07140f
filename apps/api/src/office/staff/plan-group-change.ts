import { slugOf } from '../../catalogue/import/fields.ts';
/** What a change of a brand, category or department would do, before it is done. */
import type { Db } from '../../platform/db/client.ts';
import { findGroups, listGroups, type Group, type GroupKind } from './groups.ts';

export type GroupChange =
  | {
      readonly act: 'rename';
      readonly kind: GroupKind;
      readonly group: string;
      /** A language that is left out keeps its name. */
      readonly names: { readonly pt?: string | undefined; readonly es?: string | undefined };
    }
  | {
      readonly act: 'merge';
      readonly kind: GroupKind;
      readonly group: string;
      readonly into: string;
    }
  | { readonly act: 'remove'; readonly kind: GroupKind; readonly group: string };

export type GroupPlan =
  /** The result has other names, and a slug that follows them. */
  | { readonly act: 'rename'; readonly group: Group; readonly result: Group }
  | {
      readonly act: 'merge';
      readonly group: Group;
      /** The one that takes it up. */
      readonly result: Group;
      /** Of a category: each of its departments, and the one that takes it up, if there is one. */
      readonly departments: readonly { readonly from: Group; readonly into: Group | undefined }[];
    }
  | { readonly act: 'remove'; readonly group: Group };

export type GroupProblem =
  | { readonly code: 'unknown'; readonly typed: string }
  | { readonly code: 'ambiguous'; readonly typed: string; readonly groups: readonly Group[] }
  | { readonly code: 'unchanged'; readonly group: Group }
  /** Another group has the name already. */
  | { readonly code: 'taken'; readonly by: Group }
  | { readonly code: 'hasProducts'; readonly group: Group };

export type PlannedGroupChange =
  | { readonly ok: true; readonly plan: GroupPlan }
  | { readonly ok: false; readonly problem: GroupProblem };

export async function planGroupChange(db: Db, change: GroupChange): Promise<PlannedGroupChange> {
  const groups = await listGroups(db, change.kind);
  const found = theOne(groups, change.group);
  if (!found.ok) return found;
  const { group } = found;
  if (change.act === 'rename') return planRename(groups, group, change.names);
  if (change.act === 'remove') {
    return group.products > 0
      ? refuse({ code: 'hasProducts', group })
      : { ok: true, plan: { act: 'remove', group } };
  }
  const target = theOne(groups, change.into);
  if (!target.ok) return target;
  const result = target.group;
  if (result.id === group.id) return refuse({ code: 'unchanged', group });
  const parts = change.kind === 'category' ? await listGroups(db, 'department') : [];
  const partsOf = ({ id }: Group) => parts.filter(({ category }) => category?.id === id);
  const known = partsOf(result);
  const departments = partsOf(group).map((from) => ({ from, into: sameAs(known, from) }));
  return { ok: true, plan: { act: 'merge', group, result, departments } };
}

function planRename(
  groups: readonly Group[],
  group: Group,
  {
    pt = group.names.pt,
    es = group.names.es,
  }: { pt?: string | undefined; es?: string | undefined },
): PlannedGroupChange {
  const names = group.kind === 'brand' ? { pt, es: pt } : { pt, es };
  if (names.pt === group.names.pt && names.es === group.names.es) {
    return refuse({ code: 'unchanged', group });
  }
  const slug = slugOf(names.pt);
  const others = groups.filter(
    ({ id, category }) => id !== group.id && category?.id === group.category?.id,
  );
  const by = others.find((other) => other.slug === slug || slugOf(other.names.pt) === slug);
  if (by) return refuse({ code: 'taken', by });
  return { ok: true, plan: { act: 'rename', group, result: { ...group, names, slug } } };
}

function theOne(groups: readonly Group[], typed: string) {
  const found = findGroups(groups, typed);
  const [group] = found;
  if (!group) return refuse({ code: 'unknown', typed });
  if (found.length > 1) return refuse({ code: 'ambiguous', typed, groups: found });
  return { ok: true, group } as const;
}

/** The one by which an import would know a group. */
function sameAs(groups: readonly Group[], { slug, names }: Group): Group | undefined {
  const keys = new Set([slug, slugOf(names.pt)]);
  return groups.find((one) => keys.has(one.slug) || keys.has(slugOf(one.names.pt)));
}

function refuse(problem: GroupProblem) {
  return { ok: false, problem } as const;
}
