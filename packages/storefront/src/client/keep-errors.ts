import type { VisitReport } from '../browser/visit-report.ts';

/** A loop that fails would send one error thousands of times. */
const most = 5;

/** Keeps the page's uncaught errors until the code that sends them is here. */
export function keepErrors(): VisitReport['errors'] {
  const kept: VisitReport['errors'] = [];
  const keep = (error: unknown, at: string): void => {
    const kind = error instanceof Error ? error.name : '';
    if (kept.length < most) kept.push({ kind, at });
  };
  addEventListener('error', ({ error, message, filename, lineno, colno }) => {
    // Not an error: what an observer has resized is reported in the next frame.
    if (message.startsWith('ResizeObserver loop')) return;
    keep(error, `${filename}:${lineno}:${colno}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => keep(reason, ''));
  return kept;
}
