import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import type * as MobX from 'mobx';
import { expect, it } from 'vitest';
import { mobx } from './mobx.ts';
import { reactDom } from './react-dom.ts';
import { reactIntl } from './react-intl.ts';
import { reactRouter } from './react-router.ts';

const here = createRequire(import.meta.url);
const read = (file: string) => readFileSync(file, 'utf8');

it('leaves a MobX whose stores work as before, without what they do not use', async () => {
  const file = join(dirname(here.resolve('mobx')), 'mobx.mjs');
  const shaken = mobx.shake(read(file));
  const url = `data:text/javascript,${encodeURIComponent(shaken)}`;
  const { autorun, computed, makeObservable, observable, observableRef, runInAction } =
    await importMobX(url);
  class Counter {
    lines: readonly number[] = [];
    constructor() {
      makeObservable(this, { lines: observableRef, total: computed });
    }
    get total() {
      return this.lines.reduce((sum, each) => sum + each, 0);
    }
  }
  const counter = new Counter();
  const seen: number[] = [];
  const stop = autorun(() => seen.push(counter.total));
  const become = (lines: readonly number[]) => runInAction(() => (counter.lines = lines));

  become([1, 2]);
  become([3, 0]);
  become([4]);
  stop();

  expect(seen).toEqual([0, 3, 4]);
  expect(mobx.modules.test(file)).toBe(true);
  // An array that is observed would be another one.
  const array = [1];
  expect(observable.box(array).get()).toBe(array);
});

it('leaves of React DOM what takes over a page', () => {
  const file = join(dirname(here.resolve('react-dom')), 'cjs/react-dom-client.production.js');
  const given = (code: string) =>
    [...code.matchAll(/^(?:exports|\w+)(?:\.prototype)?\.(\w+) =\s+function/gm)].map(
      ([, name]) => name,
    );
  const shaken = reactDom.shake(read(file));

  expect(reactDom.modules.test(file)).toBe(true);
  expect(given(read(file))).toEqual(
    expect.arrayContaining(['createRoot', 'findDOMNode', 'unstable_scheduleHydration']),
  );
  expect(given(shaken)).toEqual(
    given(read(file)).filter(
      (name) => !['createRoot', 'findDOMNode', 'unstable_scheduleHydration'].includes(name ?? ''),
    ),
  );
  expect(given(shaken)).toContain('hydrateRoot');
  expect(() => new Script(shaken)).not.toThrow();
});

it('takes from react-intl the formatters that no text uses, and no other', () => {
  const intl = here.resolve('react-intl');
  const formats = createRequire(intl).resolve('@formatjs/intl');
  const bound = (code: string) =>
    [...code.matchAll(/(format\w+|\$t): format\w+\.bind/g)].map(([, name]) => name);

  expect(bound(reactIntl.shake(read(formats)))).toEqual([
    'formatNumber',
    'formatDate',
    'formatTime',
    'formatMessage',
    '$t',
    'formatList',
  ]);
  expect(reactIntl.shake(read(intl))).not.toMatch(/^\w+\.displayName =/m);
  expect([intl, formats].every((file) => reactIntl.modules.test(file))).toBe(true);
});

it('asks no browser which languages it knows', () => {
  const formats = createRequire(here.resolve('react-intl')).resolve('@formatjs/intl');
  const messages = createRequire(formats).resolve('intl-messageformat');
  const asks = /(?:else if|const).*supportedLocalesOf/;
  for (const file of [formats, messages]) {
    expect(read(file)).toMatch(asks);
    expect(reactIntl.shake(read(file))).not.toMatch(asks);
    expect(reactIntl.modules.test(file)).toBe(true);
  }
});

it('says nothing to a programmer who gives no locale', () => {
  const formats = createRequire(here.resolve('react-intl')).resolve('@formatjs/intl');
  const advice = '"locale" was not configured';

  expect(read(formats)).toContain(advice);
  expect(reactIntl.shake(read(formats))).not.toContain(advice);
});

it('fails a build that uses what was taken', () => {
  expect(reactIntl.without?.test('intl.formatRelativeTime(-1, "day")')).toBe(true);
  expect(reactIntl.without?.test('<FormattedPlural value={1} />')).toBe(true);
  expect(reactIntl.without?.test('<FormattedList value={[]} />')).toBe(false);
  expect(reactDom.without?.test("import { createRoot } from 'react-dom/client';")).toBe(true);
  expect(reactDom.without?.test("import { createPortal } from 'react-dom';")).toBe(false);
  expect(mobx.without?.test('import { computed, observable } from "mobx";')).toBe(true);
  expect(mobx.without?.test('import { computed, observableRef } from "mobx";')).toBe(false);
  expect(mobx.without?.test('import { observer } from "mobx-react-lite";')).toBe(false);
});

it('marks the classes and calls of React Router as what they are: without effects', () => {
  const code = `var Boundary = class extends React2.Component {
  render() {
    return null;
  }
};
Boundary.contextType = SomeContext;
var Link = React10.forwardRef(function Link() {});
Link.displayName = "Link";
var names = Object.getOwnPropertyNames(Object.prototype).sort();
`;

  expect(reactRouter.shake(code))
    .toBe(`var Boundary = /* @__PURE__ */ (() => class extends React2.Component {
  render() {
    return null;
  }
})();

var Link = /* @__PURE__ */ React10.forwardRef(function Link() {});

var names = /* @__PURE__ */ Object.getOwnPropertyNames(Object.prototype).sort();
`);
});

function importMobX(url: string): Promise<typeof MobX> {
  return import(/* @vite-ignore */ url);
}
