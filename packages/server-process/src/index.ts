export { endWhenHung } from './end-when-hung.ts';
export { listen, type Address, type Fetch, type Listening } from './listen.ts';
export { stopOnSignals } from './stop-on-signals.ts';
