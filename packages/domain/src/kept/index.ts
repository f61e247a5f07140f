export { Kept, type KeptOptions } from './kept.ts';
export { parseStored } from './parse-stored.ts';
