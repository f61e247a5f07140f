export { Session, sessionLifetimeMs, sessionStorageKey } from './session.ts';
