export { isFlag, isListOf, isNullOr, isOneOf, isRecordOf, isText, isWhole } from './checks.ts';
export { StoredState } from './stored-state.ts';
export { isCurrency, isMoney } from './money-checks.ts';
export { parseStored } from './parse-stored.ts';
