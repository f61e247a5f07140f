export { StartDataStore } from './start-data.ts';
