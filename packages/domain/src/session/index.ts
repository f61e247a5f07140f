export { Session, type EndedSession } from './session.ts';
