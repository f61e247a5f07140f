/**
 * Where random cases of tests begin: the same for every run, so that what has passed passes again.
 * `npm run explore` sets `RANDOM_SEED` to draw others, and to draw a failing one again.
 */
export const randomSeed = Number(process.env['RANDOM_SEED'] ?? 20_261_123);
