import * as fc from 'fast-check';
import { randomSeed } from './random-seed.ts';

// Every test that draws random cases draws from this seed, whatever else it says of its runs.
fc.configureGlobal({ seed: randomSeed });
