import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as kit from '../index.ts';
import { enUS } from '../locales/en-US.ts';
import { esPY } from '../locales/es-PY.ts';
import { listPtBR } from '../locales/list/pt-BR.ts';
import { moneyPtBR } from '../locales/money/pt-BR.ts';
import { cases } from './cases.tsx';
import type { Probe } from './cases/case.ts';
import { renderHtml } from './render.tsx';

const probe: Probe = { className: 'their-class', 'data-probe': '', ref: () => undefined };

/** Parts of other components and the provider, which have no node. */
const noNode = new Set([
  'DialogRoot',
  'DialogTrigger',
  'DialogClose',
  'PopoverRoot',
  'PopoverTrigger',
  'TabsList',
  'TabsTrigger',
  'TabsPanel',
  'KitProvider',
  'Field',
  'FieldNotes',
  'RequiredMark',
  'RadioOption',
  'MainBadge',
  'PickupPointGroup',
]);

/** Elements that look the same with a reset and without. */
const plain = new Set(['div', 'section', 'nav', 'search']);

/** What a server renders; the others are tested in a browser. */
const onPage = cases.filter(({ over }) => !over);

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

  test.each(onPage)('$name gives the rest to one node and puts their class last', (one) => {
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
    for (const locale of [esPY, enUS]) {
      const html = renderHtml(one.render(probe), locale);
      expect(html).not.toMatch(/undefined|\[object|NaN/);
    }
  });

  test.each(onPage)('$name has what a reset would change within its own classes', (one) => {
    const elements = [...renderHtml(one.render(probe)).matchAll(/<(\/?)([a-z]\w*)([^>]*)>/g)];
    const open: boolean[] = [];
    for (const [, end, tag = '', attributes = ''] of elements) {
      if (end) {
        open.pop();
        continue;
      }
      const own = open.at(-1) || /class="([^"]* )?ui-/.test(attributes);
      const unseen = attributes.includes(' hidden=""');
      const held = own || unseen || plain.has(tag) || one.name === 'Link';
      expect(held, `<${tag}${attributes}>`).toBe(true);
      if (!/^(img|input|br|hr|source)$/.test(tag)) open.push(own);
    }
  });

  // A link is the consumer's own, and a hidden text has no looks.
  const drawn = onPage.filter(({ name }) => name !== 'Link' && name !== 'VisuallyHidden');
  test.each(drawn)('$name has a data-slot on its outermost node, for styles and tests', (one) => {
    const html = renderHtml(one.render(probe));
    const classed = html.match(/<[a-z][^>]*their-class[^>]*>/) ?? [];
    const outermost = html.match(/^<[^>]*>/) ?? [];
    expect([...classed, ...outermost].join('')).toContain(' data-slot="');
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

  test('says which area the provider was not given', () => {
    const locale = { tag: 'pt-BR', messages: moneyPtBR } as const;
    expect(() =>
      renderHtml(<kit.Pagination page={1} pageCount={2} hrefFor={String} />, locale),
    ).toThrow(/no texts of "pagination"/);
    expect(renderHtml(<kit.PriceTag price={null} />, locale)).toContain('Preço sob consulta');
  });

  test('has the texts of all providers around it, and the outer link', () => {
    const Outer = ({ children }: kit.LinkProps) => <b>{children}</b>;
    const html = renderToString(
      <kit.KitProvider locale={{ tag: 'pt-BR', messages: moneyPtBR }} link={Outer}>
        <kit.KitProvider locale={{ tag: 'pt-BR', messages: listPtBR }}>
          <kit.PriceTag price={null} />
          <kit.Pagination page={1} pageCount={2} hrefFor={String} />
        </kit.KitProvider>
      </kit.KitProvider>,
    );
    expect(html).toContain('Preço sob consulta');
    expect(html).toContain('<b>2</b>');
  });

  test('needs none when it has no texts', () => {
    expect(renderToString(<kit.Button>Ver</kit.Button>)).toContain('Ver');
    expect(renderToString(<kit.Link href="/">Ver</kit.Link>)).toBe('<a href="/">Ver</a>');
  });
});
