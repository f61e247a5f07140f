import { pino, stdTimeFunctions } from 'pino';
import { currentRequestId } from './request-id.ts';
import { traceIds } from './trace.ts';

/** A log line's fields. Never a person's name, address, number or text. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  /** Something is set up badly, and the shop goes on. */
  warn(event: string, fields?: LogFields): void;
  /** Needs attention. */
  error(event: string, fields?: LogFields): void;
}

/** Writes one JSON object per line, with the ids of the request and the trace that it belongs to. */
export function jsonLog(stream: { write(line: string): unknown }): Log {
  const logger = pino(
    {
      base: null,
      messageKey: 'event',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      mixin: () => {
        const requestId = currentRequestId();
        return { ...(requestId !== undefined && { requestId }), ...traceIds() };
      },
    },
    { write: (line) => void stream.write(line) },
  );
  return {
    info: (event, fields = {}) => logger.info(fields, event),
    warn: (event, fields = {}) => logger.warn(fields, event),
    error: (event, fields = {}) => logger.error(fields, event),
  };
}

export const silentLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
