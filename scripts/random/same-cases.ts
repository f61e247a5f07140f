import * as fc from 'fast-check';

// Every test that draws random cases draws the same ones in every run, whatever its other options for
// runs. `npm run explore` sets RANDOM_SEED to draw others, and to draw a failing one again.
fc.configureGlobal({ seed: Number(process.env['RANDOM_SEED'] ?? 20_261_123) });
