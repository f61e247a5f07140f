import './preload.ts';

export { fakeFetch, ok, type Answer, type Respond, type SeenRequest } from './open-api.ts';
export { ManualClock, settle } from './manual-clock.ts';
export { MemoryNetwork, MemoryPage } from './memory-browser.ts';
export { MemoryStorage } from './memory-browser.ts';
export { oneAtATime } from './manual-clock.ts';
export { regionBR, regionPY } from './samples.ts';
