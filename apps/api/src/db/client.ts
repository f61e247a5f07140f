import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

/**
 * What queries run on: the embedded or a real Postgres, or a transaction of either. Both speak
 * the same SQL through the same drizzle queries.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database. */
export interface Database {
  readonly db: Db;
  readonly kind: 'embedded' | 'postgres';
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /**
   * Runs `work` while no other process runs any. For what must happen once however many servers
   * start together: migrations, seeding.
   */
  exclusively<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** Lets running queries finish and closes. */
  close(): Promise<void>;
}

/** How a database is opened. */
export interface OpenOptions {
  /** Without doing migrations: for who only reads, and must not change what a server works on. */
  readonly asItIs?: boolean;
  /** To be replaced whole: it may be damaged, or missing beside the files that belong to it. */
  readonly replaced?: boolean;
}
