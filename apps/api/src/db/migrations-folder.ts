import { fileURLToPath } from 'node:url';

/** The migrations, for both kinds of database. */
export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));
