import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

/** What queries run on: the embedded or a real Postgres, or a transaction of either. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Connections of a process to its Postgres. */
export interface PoolState {
  /** The most that it opens. */
  readonly most: number;
  readonly open: number;
  /** Of those open, not in use. */
  readonly idle: number;
  /** How many requests wait for one. */
  readonly waiting: number;
}

export interface Database {
  readonly db: Db;
  readonly kind: 'embedded' | 'postgres';
  /** Undefined for the embedded database, which has one connection. */
  readonly pool?: () => PoolState;
  ping(): Promise<void>;
  /**
   * Runs `work` while no other process runs any: for migrations and seeding, when several servers
   * start together.
   */
  exclusively<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** In milliseconds. */
export interface DatabaseLimits {
  /** How long a query may run. */
  readonly statementMs: number;
  /** How long a transaction may do nothing. */
  readonly idleMs: number;
  /** How long a request waits for a connection. */
  readonly waitMs: number;
}

export interface OpenOptions {
  /** Whether statements are spans of a trace. */
  readonly isTraced?: boolean;
  /** For a process that answers requests; tools may take their time. */
  readonly limits?: DatabaseLimits;
  /**
   * The server itself, where the address is a pooler's: for migrations, and the lock that they need. By
   * default the same address.
   */
  readonly directUrl?: string | undefined;
  /** Skips migrations: for readers that must not change a database in use. */
  readonly asItIs?: boolean;
  /** The database will be replaced: it may be damaged or missing. */
  readonly replaced?: boolean;
}
