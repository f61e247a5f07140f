import type { Db } from '../../platform/db/client.ts';
import { staffMembers } from '../../platform/db/schema/index.ts';
import { openStaffSession, staffCookie } from '../../platform/security/staff-sessions.ts';
import { askedName, askedRareName, firstNames, lastNames } from './people.ts';
import { createRandom, type Random } from './random.ts';
import type { Scenario } from './scenario.ts';
import { benchStaffOrigin } from './start-api.ts';

type Query = Readonly<Record<string, string>>;

/** What staff ask of a shop with `size` orders. */
export async function orderScenarios(db: Db, size: number): Promise<readonly Scenario[]> {
  const headers = { Cookie: await cookieOfOwner(db) };
  const asking = (name: string, call: string, query: (random: Random) => Query): Scenario => ({
    name,
    at: (seed) => {
      const random = createRandom(seed);
      return () => ({
        path: `/back-office/${call}?${new URLSearchParams(query(random)).toString()}`,
        headers,
      });
    },
  });
  return [
    asking('orders', 'orders', queueOf),
    asking('by number', 'orders', (random) => ({ search: String(1 + random.below(size)) })),
    asking('by rare name', 'orders', (random) => ({
      search: askedRareName(random),
      ...queueOf(random),
    })),
    asking('by two names', 'orders', (random) => ({
      search: twoNames(random),
      ...queueOf(random),
    })),
    asking('by first name', 'orders', (random) => ({
      search: askedName(firstNames, random),
      ...queueOf(random),
    })),
    asking('counts', 'order-counts', () => ({})),
    asking('counts by two names', 'order-counts', (random) => ({ search: twoNames(random) })),
    asking('counts by first name', 'order-counts', (random) => ({
      search: askedName(firstNames, random),
    })),
    asking('customers by two names', 'customers', (random) => ({ search: twoNames(random) })),
    asking('customers by first name', 'customers', (random) => ({
      search: askedName(firstNames, random),
    })),
  ];
}

/** All orders, or those of a tab. */
function queueOf(random: Random): Query {
  return random.weighed<Query>([
    [40, {}],
    [20, { queue: 'toPrepare' }],
    [20, { queue: 'handedOver' }],
    [10, { queue: 'ready' }],
    [10, { queue: 'refunded' }],
  ]);
}

function twoNames(random: Random): string {
  return `${askedName(firstNames, random)} ${askedName(lastNames, random)}`;
}

async function cookieOfOwner(db: Db): Promise<string> {
  const [owner] = await db
    .insert(staffMembers)
    .values({
      email: 'owner@example.com',
      name: 'Owner',
      role: 'owner',
      language: 'pt',
      passwordHash: '',
      totpSecret: '',
      totpLastStep: 0,
    })
    .returning({ id: staffMembers.id });
  const { token } = await openStaffSession(db, owner?.id ?? 0, Date.now());
  return `${staffCookie(benchStaffOrigin).name}=${token}`;
}
