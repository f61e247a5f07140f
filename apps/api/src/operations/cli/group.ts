/**
 * `pnpm --filter @ponte/api run group list <kind>`, `… group rename <kind> <which> --name … | --pt … --es …`,
 * `… group merge <kind> <which> <into>` and `… group remove <kind> <which>`, with `--dry` and `--lang pt|es`
 */
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { needed } from '../../catalogue/import/fields.ts';
import { changeGroup } from '../../office/staff/change-group.ts';
import {
  groupKinds,
  listGroups,
  referenceOf,
  type Group,
  type GroupKind,
} from '../../office/staff/groups.ts';
import type { GroupChange, GroupPlan, GroupProblem } from '../../office/staff/plan-group-change.ts';
import { systemClock } from '../../platform/runtime/clock.ts';
import { groupSentences } from './group-sentences.ts';
import { fail, inShop, print, reportProblem } from './tool.ts';

type SentenceName = keyof (typeof groupSentences)['en'];

const typedName = v.optional(needed(100));
const typedNames = v.pipe(
  v.object({ pt: typedName, es: typedName }),
  v.check(({ pt, es }) => pt !== undefined || es !== undefined),
);

const { env } = process;
const { lang, dry, work } = readArguments();

await inShop(async ({ database: { db } }) => {
  if ('list' in work) {
    for (const group of await listGroups(db, work.list)) {
      const names = [...new Set([group.names.pt, group.names.es])].join(' / ');
      print(say('listed', { reference: referenceOf(group), names, n: group.products }));
    }
    return true;
  }
  const problem = await changeGroup(db, work.change, {
    dry,
    now: systemClock.now(),
    onPlan: (plan) => sentencesOf(plan).forEach(print),
  });
  if (problem) return reportProblem(sentenceOf(problem, work.change.kind));
  print(say(dry ? 'rehearsed' : 'done'));
  return true;
});

function sentencesOf(plan: GroupPlan): string[] {
  const { group } = plan;
  const from = addressOf(group);
  if (plan.act === 'remove') {
    return [say('removed', { before: calledOf(group) }), say('leadsNowhere', { from })];
  }
  const to = addressOf(plan.result);
  const values = { before: calledOf(group), after: calledOf(plan.result), n: group.products };
  // The address of a department begins with its category's.
  const stays = from === to;
  const leads = group.category?.id === plan.result.category?.id;
  const address = stays ? [] : [say(leads ? 'leads' : 'leadsNowhere', { from, to })];
  if (plan.act === 'rename') return [say('renamed', values), ...address];
  const parts = plan.departments.map(({ from: part, into }) =>
    say(into ? 'joins' : 'moves', {
      before: calledOf(part),
      after: calledOf(into ?? plan.result),
      n: part.products,
    }),
  );
  return [say('merged', values), ...parts, ...address];
}

function sentenceOf(problem: GroupProblem, kind: GroupKind): string {
  switch (problem.code) {
    case 'unknown':
      return say('unknown', { kind: say(kind), typed: problem.typed });
    case 'ambiguous':
      return say('ambiguous', {
        typed: problem.typed,
        references: problem.groups.map(referenceOf).join(', '),
      });
    case 'taken':
      return say('taken', { before: calledOf(problem.by) });
    case 'hasProducts':
    case 'unchanged':
      return say(problem.code, { before: calledOf(problem.group), n: problem.group.products });
  }
}

function calledOf(group: Group): string {
  return `${group.names.pt} (${referenceOf(group)})`;
}

function addressOf(group: Group): string {
  return `/${group.kind === 'brand' ? 'marca' : 'produtos'}/${referenceOf(group)}`;
}

function say(name: SentenceName, values: Readonly<Record<string, string | number>> = {}): string {
  const [one = '', many = one] = groupSentences[lang][name].split('|');
  return (values['n'] === 1 ? one : many).replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    String(values[key] ?? ''),
  );
}

type Lang = keyof typeof groupSentences;

interface Arguments {
  readonly lang: Lang;
  readonly dry: boolean;
  readonly work: { readonly list: GroupKind } | { readonly change: GroupChange };
}

function readArguments(): Arguments {
  const terminal = langOf(env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '');
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        pt: { type: 'string' },
        es: { type: 'string' },
        lang: { type: 'string' },
        dry: { type: 'boolean', default: false },
      },
    });
    const work = workOf(positionals, values);
    if (!work) return fail(groupSentences[terminal].usage);
    return {
      lang: values.lang === undefined ? terminal : langOf(values.lang),
      dry: values.dry,
      work,
    };
  } catch {
    return fail(groupSentences[terminal].usage);
  }
}

function langOf(locale: string): Lang {
  const lang = locale.slice(0, 2).toLowerCase();
  return lang === 'pt' || lang === 'es' ? lang : 'en';
}

interface TypedNames {
  readonly name?: string | undefined;
  readonly pt?: string | undefined;
  readonly es?: string | undefined;
}

/** Undefined for what is no command. */
function workOf(
  [act, typedKind, group, into, ...more]: readonly string[],
  { name, ...names }: TypedNames,
): Arguments['work'] | undefined {
  const kind = groupKinds.find((known) => known === typedKind);
  if (!kind || more.length > 0) return undefined;
  if (act === 'list') return group === undefined ? { list: kind } : undefined;
  if (group === undefined) return undefined;
  if (act === 'merge')
    return into === undefined ? undefined : { change: { act, kind, group, into } };
  if (into !== undefined) return undefined;
  if (act === 'remove') return { change: { act, kind, group } };
  if (act !== 'rename') return undefined;
  // A brand has one name.
  const isBrand = kind === 'brand';
  const given = isBrand ? { pt: name } : names;
  const others = isBrand ? [names.pt, names.es] : [name];
  if (others.some((other) => other !== undefined)) return undefined;
  const read = v.safeParse(typedNames, given);
  return read.success ? { change: { act, kind, group, names: read.output } } : undefined;
}
