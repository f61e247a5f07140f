/** What a line of the log may say. Never a name, an address, a number or a text of a person. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Writes one line for machines to read. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** One JSON object per line on a stream. */
export function jsonLog(stream: { write(line: string): unknown }): Log {
  const write = (level: string, event: string, fields: LogFields = {}): void => {
    const line = { time: new Date().toISOString(), level, event, ...fields };
    stream.write(`${JSON.stringify(line)}\n`);
  };
  return {
    info: (event, fields) => write('info', event, fields),
    error: (event, fields) => write('error', event, fields),
  };
}

/** Says nothing: for tests. */
export const silentLog: Log = { info: () => undefined, error: () => undefined };
