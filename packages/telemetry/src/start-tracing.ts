import type { Log } from './log.ts';
import { setTraced } from './trace.ts';

/** Where traces are sent. */
export interface TracingAddress {
  /** Of an OTLP/HTTP receiver, such as `http://127.0.0.1:4318`. */
  readonly endpoint: string;
  /** The part of traces that are kept, from 0 to 1; of those that begin here. */
  readonly part: number;
}

export interface Tracing {
  /** Sends what has ended. */
  flush(): Promise<void>;
  /** Sends what has ended, and makes no more spans. */
  stop(): Promise<void>;
}

/**
 * Sends this process's spans from now on. The code that does is loaded here, so that a process without
 * traces has none of it.
 * @param service the kind of process, such as `ponte-api`
 */
export async function startTracing(
  service: string,
  address: TracingAddress,
  log: Log,
): Promise<Tracing> {
  const { openSdk } = await import('./trace-sdk.ts');
  const sdk = openSdk(service, address, () => log.warn('traces could not be sent'));
  setTraced(true);
  return {
    flush: () => sdk.flush(),
    stop: async () => {
      setTraced(false);
      await sdk.stop();
    },
  };
}
