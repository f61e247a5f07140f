export { failureReason, failureStack } from '@ponte/telemetry';
