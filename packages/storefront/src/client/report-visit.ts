import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { VisitReport } from '../browser/visit-report.ts';

type Measured = Pick<Metric, 'name' | 'value'>;

/** What it takes from the browser, so that it can be tried without one. */
interface Deps {
  /** The pattern of the address that the visit began at. */
  readonly route: string;
  /** Errors of the page so far, to which later ones are added. */
  readonly errors: VisitReport['errors'];
  readonly send: (report: string) => void;
  /** Each measures something of the page, and reports it once it is known, or again when it grew. */
  readonly measures?: readonly ((tell: (metric: Measured) => void) => void)[];
}

const webVitals: NonNullable<Deps['measures']> = [onLCP, onINP, onCLS, onTTFB];

/**
 * Sends what a visit was like once its page is hidden: how fast it was, and where its code failed.
 * Nothing in it names the visitor, nor what the page showed.
 */
export function reportVisit({ route, errors, send, measures = webVitals }: Deps): void {
  const vitals: VisitReport['vitals'] = [];
  const keep = ({ name, value }: Measured): void => {
    const at = vitals.findIndex((vital) => vital.name === name);
    vitals.splice(at < 0 ? vitals.length : at, at < 0 ? 0 : 1, { name, value });
  };
  // Each is reported when the page is hidden, before the listener below.
  for (const measure of measures) measure(keep);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    if (vitals.length === 0 && errors.length === 0) return;
    send(JSON.stringify({ route, vitals: vitals.splice(0), errors: errors.splice(0) }));
  });
}
