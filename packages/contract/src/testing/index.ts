/* What tests of a store's client need: samples, a clock that a test moves, a fetch that a test answers. */
export * from './fake-fetch.ts';
export * from './manual-clock.ts';
export * from './samples.ts';
