import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepErrors } from './keep-errors.ts';
import { reportVisit } from './report-visit.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
let frame: EventTarget;
beforeEach(() => {
  frame = new EventTarget();
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', frame.addEventListener.bind(frame));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function hide(): void {
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
}

const failure = (rest: object) =>
  Object.assign(new Event('error'), {
    message: 'Uncaught',
    filename: '/assets/a.js',
    lineno: 1,
    colno: 2,
    ...rest,
  });

it('sends the last value of each vital and the errors, once the page is hidden', () => {
  const sent: unknown[] = [];
  const errors = keepErrors();
  frame.dispatchEvent(failure({ error: new TypeError('Ana') }));
  const measures = [
    (tell: (metric: { name: 'LCP'; value: number }) => void) => {
      tell({ name: 'LCP', value: 900 });
      tell({ name: 'LCP', value: 1200 });
    },
  ];
  reportVisit({ route: '/', errors, send: (text) => sent.push(JSON.parse(text)), measures });
  frame.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: new RangeError('ana@example.com') }),
  );
  expect(sent).toEqual([]);

  hide();
  hide();

  expect(sent).toEqual([
    {
      route: '/',
      vitals: [{ name: 'LCP', value: 1200 }],
      errors: [
        { kind: 'TypeError', at: '/assets/a.js:1:2' },
        { kind: 'RangeError', at: '' },
      ],
    },
  ]);
});

it('keeps five errors of a loop that fails', () => {
  const errors = keepErrors();

  for (let count = 0; count < 100; count += 1) frame.dispatchEvent(failure({ error: new Error() }));

  expect(errors).toHaveLength(5);
});

it('keeps no warning that a resize is reported in the next frame', () => {
  const errors = keepErrors();

  frame.dispatchEvent(
    failure({ message: 'ResizeObserver loop completed with undelivered notifications.' }),
  );

  expect(errors).toEqual([]);
});

it('sends nothing of a visit of which nothing is known', () => {
  const sent: string[] = [];
  reportVisit({ route: '/', errors: keepErrors(), send: (text) => sent.push(text), measures: [] });

  hide();

  expect(sent).toEqual([]);
});
