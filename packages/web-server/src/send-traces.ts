import { startTracing, type Log, type TracingAddress } from '@ponte/telemetry';

/** The settings of traces, as `@ponte/settings` names them. */
interface TraceSettings {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT: string | undefined;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
}

/** Where traces are sent; undefined: nowhere. */
export function tracesSentTo(settings: TraceSettings): TracingAddress | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: part } = settings;
  return endpoint === undefined ? undefined : { endpoint, part };
}

/**
 * Sends this process's spans from now on, and the rest when it stops.
 * @param service the kind of process, such as `ponte-br`
 */
export async function sendTraces(
  service: string,
  address: TracingAddress | undefined,
  log: Log,
): Promise<void> {
  if (!address) return;
  const { flush } = await startTracing(service, address, log);
  // Requests under way may still take a moment, and what ends after this is lost.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void flush());
}
