/** The only file that loads OpenTelemetry's SDK. */
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Tracing, TracingAddress } from './start-tracing.ts';

/** In milliseconds: what is lost at most when a process is killed. */
const sendEveryMs = 2000;

/** Headers for the receiver come from `OTEL_EXPORTER_OTLP_HEADERS`, which the library reads. */
export function openSdk(
  service: string,
  { endpoint, part }: TracingAddress,
  failed: () => void,
): Tracing {
  setGlobalErrorHandler(failed);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(part) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: sendEveryMs })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return {
    flush: () => provider.forceFlush().catch(failed),
    stop: async () => {
      await provider.shutdown().catch(failed);
      for (const api of [trace, context, propagation]) api.disable();
    },
  };
}
