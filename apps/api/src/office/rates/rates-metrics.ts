import type { Metrics } from '@ponte/telemetry';
import type { AppContext } from '../../adapters/app-context.ts';
import { readRatesFrom } from '../shop-settings/rates-from.ts';
import { readRatesState } from './rates-state.ts';

/** What came of asking for rates; nothing to see where they are set by hand. */
export function ratesMetrics(
  metrics: Metrics,
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
): void {
  const read = async () => {
    const from = await readRatesFrom(db);
    return from && (await readRatesState(db, from));
  };
  metrics.gauge(
    'ponte_rates_refused',
    'Whether the last answer with rates was refused: 1 or 0.',
    [],
    async () => [{ value: (await read())?.refused ? 1 : 0 }],
  );
  metrics.gauge(
    'ponte_rates_age_seconds',
    'How old the last answer with rates is that was taken over.',
    [],
    async () => {
      const takenAt = (await read())?.takenAt;
      return takenAt ? [{ value: (clock.now() - Date.parse(takenAt)) / 1000 }] : [];
    },
  );
}
