import { backOfficeSettings, readSettings, type SettingsOf } from '@ponte/settings';
import { createMetrics, jsonLog } from '@ponte/telemetry';
import { listen, scrapedAt, sendTraces, serveMetricsOrEnd, tracesSentTo } from '@ponte/web-server';
import { createBackOfficeServer } from './back-office-server.ts';

/**
 * Starts the back office's server from its environment, which docs/configuration.md describes. Each
 * wrong setting is reported in one sentence, with exit code 1.
 */
export function serveBackOffice(clientFolder: string): void {
  const settings = settingsOrEnd();
  const log = jsonLog(process.stdout);
  const draining = new AbortController();
  const metrics = createMetrics();
  const app = createBackOfficeServer({
    apiOrigin: settings.API_ORIGIN,
    apiTimeoutMs: settings.API_SECONDS * 1000,
    imageOrigins: settings.IMAGE_ORIGINS,
    proxies: settings.TRUSTED_PROXIES,
    draining: draining.signal,
    clientFolder,
    log,
    metrics,
  });
  void listen(app, {
    port: settings.PORT,
    host: settings.HOST,
    drainMs: settings.DRAIN_SECONDS * 1000,
    title: 'back office',
    log,
    draining,
  });
  void sendTraces('ponte-staff', tracesSentTo(settings), log);
  void serveMetricsOrEnd(metrics, scrapedAt(settings), 'back office');
}

function settingsOrEnd(): SettingsOf<typeof backOfficeSettings> {
  const read = readSettings(backOfficeSettings, process.env);
  if (read.ok) return read.values;
  process.stderr.write(`The back office does not start: ${read.problem}\n`);
  process.exit(1);
}
