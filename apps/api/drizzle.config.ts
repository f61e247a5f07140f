import { defineConfig } from 'drizzle-kit';

/**
 * `drizzle-kit generate --name …` writes the next migration from the difference to the last one's snapshot. The snapshots
 * of those before are read by nobody: delete them.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/index.ts',
  out: './drizzle',
});
