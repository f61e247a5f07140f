import { serveMetrics, type Metrics, type MetricsAddress } from '@ponte/telemetry';

/** Where a server's settings let Prometheus scrape; undefined for no metrics. */
export function scrapedAt(values: {
  readonly METRICS_PORT: number | undefined;
  readonly METRICS_HOST: string;
}): MetricsAddress | undefined {
  const { METRICS_PORT: port, METRICS_HOST: host } = values;
  return port === undefined ? undefined : { port, host };
}

/**
 * Serves metrics where `address` says, if it does. A port in use is reported in one sentence, with
 * exit code 1.
 * @param title what is served besides, such as `storefront`
 */
export async function serveMetricsOrEnd(
  metrics: Metrics,
  address: MetricsAddress | undefined,
  title: string,
): Promise<void> {
  if (address === undefined) return;
  const served = await serveMetrics(metrics, address);
  if (served.ok) return;
  process.stderr.write(`The ${title} does not start: ${served.problem}\n`);
  process.exit(1);
}
