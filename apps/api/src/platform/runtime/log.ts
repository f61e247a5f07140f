export { jsonLog, silentLog, type Log } from '@ponte/telemetry';
