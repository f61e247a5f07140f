export { isFlag, isListOf, isNullOr, isOneOf, isRecordOf, isText, isWhole } from './checks.ts';
export type { Check } from './checks.ts';
export { Kept, type KeptOptions } from './kept.ts';
export { parseStored } from './parse-stored.ts';
