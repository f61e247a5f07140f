import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { KitProvider } from '../kit/kit.tsx';
import { ptBR } from '../locales/pt-BR.ts';
import { cases } from './cases.tsx';
import type { Probe } from './cases/case.ts';
import resetStyles from '../reset.css?inline';
import styles from '../styles.css?inline';

/** How many components are compared in one test: together they take too long for one. */
const groupSize = 12;

const probe: Probe = { className: '', 'data-probe': '', ref: () => undefined };
const components = cases.map(({ name, render }) => {
  const html = renderToString(<KitProvider locale={ptBR}>{render(probe)}</KitProvider>);
  return `<section data-case="${name}">${html}</section>`;
});
const host = `
  <main>
    <h1>Ofertas da semana</h1><h2>Elétrica</h2><p>Um <a href="/a">caminho</a> e <b>mais</b>.</p>
    <ul><li>um</li><li>dois</li></ul><ol><li>um</li></ol>
    <button>Ver</button><input value="12"><select><option>a</option></select>
    <table><tr><th>a</th><td>b</td></tr></table><blockquote>x</blockquote><hr><fieldset>a</fieldset>
    <img alt="a"><svg></svg><details><summary>Mais</summary>a</details><code>x</code>
  </main>`;

/** A frame for a page without the kit's styles. */
function newFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width: 1024px; height: 768px';
  document.body.append(frame);
  return frame;
}

function pageOf({ contentDocument: page }: HTMLIFrameElement): Document {
  if (!page) throw new Error('The frame has no document.');
  return page;
}

/** Fills a frame with a page that has these style sheets. */
function fill(frame: HTMLIFrameElement, html: string, ...sheets: readonly string[]): Document {
  const page = pageOf(frame);
  page.documentElement.lang = 'pt-BR';
  page.body.innerHTML = html;
  for (const sheet of sheets) {
    const style = page.createElement('style');
    style.textContent = sheet;
    page.head.append(style);
  }
  return page;
}

/** What each element looks like, a line for each property; `ofPage` are a page's own for all of it. */
function looks(page: Document, selector: string, ofPage: readonly string[] = []) {
  return [...page.querySelectorAll(selector)].flatMap((element, index) => {
    const place = element.closest('[data-case]')?.getAttribute('data-case') ?? '';
    const name = `${index} ${place} <${element.localName} class="${element.getAttribute('class')}">`;
    const style = page.defaultView?.getComputedStyle(element);
    return [...(style ?? [])]
      .filter((property) => !property.startsWith('--') && !ofPage.includes(property))
      .map((property) => `${name} ${property}: ${style?.getPropertyValue(property)}`);
  });
}

/**
 * Has a page be as large as its frame, and what moves in it stand where it does in any other: changes
 * at their end, what goes on for ever at its beginning.
 */
function hold(frame: HTMLIFrameElement): Document {
  const page = pageOf(frame);
  frame.getBoundingClientRect();
  for (const animation of page.getAnimations()) {
    if ('transitionProperty' in animation) animation.finish();
    else {
      animation.pause();
      animation.currentTime = 0;
    }
  }
  return page;
}

/** Lines of the first that the second lacks. */
function missing(some: readonly string[], others: readonly string[]): readonly string[] {
  const found = new Set(others);
  return some.filter((line) => !found.has(line));
}

test('the style sheet touches nothing of the page but the kit', () => {
  const [bare, styled] = [newFrame(), newFrame()];
  onTestFinished(() => {
    bare.remove();
    styled.remove();
  });
  const without = looks(fill(bare, host), 'html, body, body *');
  const withKit = looks(fill(styled, host, styles), 'html, body, body *');
  expect(without.length).toBeGreaterThan(5_000);
  expect(missing(withKit, without)).toEqual([]);
});

describe("the kit's elements look as they do on a page with the kit's reset", () => {
  const names = cases.map(({ name }) => name);
  const groups = Array.from({ length: Math.ceil(names.length / groupSize) }, (_, index) =>
    names.slice(index * groupSize, (index + 1) * groupSize),
  );
  const [own, reset] = [newFrame(), newFrame()];
  beforeAll(() => {
    const room = 'body { margin: 0 } [data-case] { position: relative }';
    fill(own, components.join(''), room, styles);
    fill(reset, components.join(''), room, resetStyles, styles);
  });
  afterAll(() => {
    own.remove();
    reset.remove();
  });
  const ofPage = ['color-scheme', 'tab-size', 'text-size-adjust'];

  test.each(groups)('%s and those after it', (...group) => {
    const places = group.map((name) => `[data-case="${name}"]`).join(', ');
    const kit = `:is(${places}) :is([class*="ui-"], [class*="ui-"] *)`;
    const apart = looks(hold(own), kit, ofPage);
    expect(apart.length).toBeGreaterThan(1_000);
    expect(missing(apart, looks(hold(reset), kit, ofPage))).toEqual([]);
  });
});

test('what a component says stands in an element of the kit, and so has its type', () => {
  const page = new DOMParser().parseFromString(components.join(''), 'text/html');
  // The panel of a tab is the consumer's.
  const kit = '[class^="ui-"], [class*=" ui-"], [role=tabpanel]';
  const bare = [...page.querySelectorAll('[data-slot], [data-slot] *')]
    .filter((element) => !element.closest(kit))
    .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
    .map(({ outerHTML }) => outerHTML);
  expect(bare).toEqual([]);
});
