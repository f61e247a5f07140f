export { failureReason, failureStack } from './failure-reason.ts';
export { jsonLog, silentLog, type Log, type LogFields } from './log.ts';
export { currentRequestId, requestIdHeader, requestIdOf, withRequestId } from './request-id.ts';
