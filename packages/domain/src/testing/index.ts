import './preload.ts';

export { fakeFetch, ok, type Answer, type Respond, type SeenRequest } from './fake-fetch.ts';
export { ManualClock, settle } from './manual-clock.ts';
export { MemoryNetwork, MemoryPage } from './memory-browser.ts';
export { MemoryStorage } from './memory-storage.ts';
export { oneAtATime } from './one-at-a-time.ts';
export { regionBR, regionPY } from './regions.ts';
