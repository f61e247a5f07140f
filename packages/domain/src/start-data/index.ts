export { brandsWithLogo, linkOf } from './shell-of.ts';
export { StartDataStore } from './start-data.ts';
export { StartPart } from './start-part.ts';
