export { isFlag, isListOf, isNullOr, isOneOf, isRecordOf, isText, isWhole } from './checks.ts';
export { Kept } from './kept.ts';
export { parseStored } from './parse-stored.ts';
