import type { Metrics } from '@ponte/telemetry';
import type { Clock } from '../runtime/clock.ts';

/** Metrics of the catalogue in memory, updated with each loaded snapshot. */
export function catalogueMetrics(
  metrics: Metrics,
  clock: Clock,
): (snapshot: { readonly size: number }, ms: number) => void {
  let last: { products: number; seconds: number; at: number } | undefined;
  const gauge = (name: string, help: string, of: (loaded: NonNullable<typeof last>) => number) =>
    metrics.gauge(name, help, [], () => (last ? [{ value: of(last) }] : []));
  gauge('ponte_catalogue_products', 'Products in memory.', ({ products }) => products);
  gauge('ponte_catalogue_load_seconds', 'How long the last load took.', ({ seconds }) => seconds);
  gauge('ponte_catalogue_loaded_timestamp_seconds', 'When it was loaded.', ({ at }) => at);
  return ({ size }, ms) => {
    last = { products: size, seconds: ms / 1000, at: clock.now() / 1000 };
  };
}
