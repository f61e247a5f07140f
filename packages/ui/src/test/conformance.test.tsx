import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as kit from '../index.ts';
import { esPY } from '../locales/es-PY.ts';
import { cases, type Probe } from './cases.tsx';
import { renderHtml } from './render.tsx';

const probe: Probe = { className: 'their-class', 'data-probe': '', ref: () => undefined };

/** Parts of other components and the provider, which have no node of their own. */
const noNode = new Set([
  'KitProvider',
  'Field',
  'FieldNotes',
  'RequiredMark',
  'RadioOption',
  'MainBadge',
  'PickupPointGroup',
]);

describe('every component', () => {
  test('is among the cases of test/cases.tsx', () => {
    const components = Object.entries(kit)
      .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name))
      .map(([name]) => name)
      .filter((name) => !noNode.has(name));
    expect(components.filter((name) => !cases.some((one) => one.name === name))).toEqual([]);
  });

  test.each(cases)('$name renders in a server without a warning', (one) => {
    const warnings = vi.spyOn(console, 'error');
    onTestFinished(() => warnings.mockRestore());
    renderHtml(one.render(probe));
    expect(warnings).not.toHaveBeenCalled();
  });

  test.each(cases)('$name gives the rest to one node and puts their class last', (one) => {
    const html = renderHtml(one.render(probe));
    const tagOf = (mark: string) => html.match(new RegExp(`<[a-z][^>]*${mark}[^>]*>`, 'g')) ?? [];
    const rest = tagOf('data-probe');
    expect(rest).toHaveLength(1);
    const classed = tagOf('their-class');
    expect(classed).toHaveLength(1);
    expect(classed[0]).toMatch(/class="[^"]*their-class"/);
    expect(classed[0] === rest[0]).toBe(one.rest !== 'control');
  });

  test.each(cases)('$name twice on a page repeats no id', (one) => {
    const html = renderHtml(
      <>
        {one.render(probe)}
        {one.render(probe)}
      </>,
    );
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, list = ''] of html.matchAll(
      / (?:for|aria-labelledby|aria-describedby|aria-controls)="([^"]*)"/g,
    )) {
      for (const id of list.split(' ')) expect(ids).toContain(id);
    }
  });

  test.each(cases)('$name speaks the language of its provider only', (one) => {
    const html = renderHtml(one.render(probe), esPY);
    expect(html).not.toMatch(/undefined|\[object|NaN/);
  });

  test.each(cases)('$name carries no inline style, which the pages would refuse', (one) => {
    expect(renderHtml(one.render(probe))).not.toContain(' style=');
  });
});

describe('a component without a provider', () => {
  test('says which one is missing when it needs texts', () => {
    expect(() =>
      renderToString(<kit.Pagination page={1} pageCount={2} hrefFor={String} />),
    ).toThrow(/no KitProvider is above it/);
  });

  test('needs none when it has no texts', () => {
    expect(renderToString(<kit.Button>Ver</kit.Button>)).toContain('Ver');
    expect(renderToString(<kit.Link href="/">Ver</kit.Link>)).toBe('<a href="/">Ver</a>');
  });
});
