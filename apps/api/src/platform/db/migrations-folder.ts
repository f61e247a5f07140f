import { fileURLToPath } from 'node:url';
import { packageFolder } from '../runtime/own-files.ts';

export const migrationsFolder = fileURLToPath(new URL('drizzle', packageFolder));
