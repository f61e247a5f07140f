import { defineConfig } from 'drizzle-kit';

/**
 * `drizzle-kit generate --name …` compares the schema with the newest snapshot and writes the next migration. Older
 * snapshots are never used: delete them.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platform/db/schema/index.ts',
  out: './drizzle',
});
