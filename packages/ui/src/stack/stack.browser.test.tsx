import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import { Stack, type StackProps } from './stack.tsx';
import bareElements from '../bare-elements.css?inline';
import styles from '../styles.css?inline';

/** As the build puts them together. */
const published = `@layer components.ui { ${styles} } ${bareElements}`;

/** Where its three children of 100 by 20 px stand in a stack of 400 px, from its corner. */
function placesOf(props: StackProps): readonly (readonly [x: number, y: number])[] {
  const { container } = mount(
    <div className="w-100">
      <Stack id="stack" {...props}>
        {['a', 'b', 'c'].map((key) => (
          <div key={key} data-child className="h-5 w-25 shrink-0" />
        ))}
      </Stack>
    </div>,
  );
  const corner = container.querySelector('#stack')?.getBoundingClientRect();
  return [...container.querySelectorAll('[data-child]')].map((child) => {
    const { x, y } = child.getBoundingClientRect();
    return [Math.round(x - (corner?.x ?? 0)), Math.round(y - (corner?.y ?? 0))];
  });
}

test.each<[props: StackProps, places: readonly (readonly [number, number])[]]>([
  [
    {},
    [
      [0, 0],
      [0, 36],
      [0, 72],
    ],
  ],
  [
    { gap: 'none' },
    [
      [0, 0],
      [0, 20],
      [0, 40],
    ],
  ],
  [
    { gap: 'xl', align: 'center' },
    [
      [150, 0],
      [150, 52],
      [150, 104],
    ],
  ],
  [
    { gap: 'xs', align: 'end' },
    [
      [300, 0],
      [300, 24],
      [300, 48],
    ],
  ],
  [
    { direction: 'row' },
    [
      [0, 0],
      [116, 0],
      [232, 0],
    ],
  ],
  [
    { direction: 'row', gap: 'sm', justify: 'end' },
    [
      [84, 0],
      [192, 0],
      [300, 0],
    ],
  ],
  [
    { direction: 'row', gap: 'lg', justify: 'center' },
    [
      [26, 0],
      [150, 0],
      [274, 0],
    ],
  ],
  [
    { direction: 'row', style: { height: 100 } },
    [
      [0, 40],
      [116, 40],
      [232, 40],
    ],
  ],
  [
    { direction: 'row', align: 'start', style: { height: 100 } },
    [
      [0, 0],
      [116, 0],
      [232, 0],
    ],
  ],
  [
    { direction: 'row', justify: 'between' },
    [
      [0, 0],
      [150, 0],
      [300, 0],
    ],
  ],
])('%o stands in its places', async (props, places) => {
  await page.viewport(800, 600);
  expect(placesOf(props)).toEqual(places);
});

test('what has no height is as tall as its row where it is stretched, and as its text at the start', () => {
  const heightOf = (align: StackProps['align']) =>
    mount(
      <Stack direction="row" align={align} style={{ height: 100 }}>
        <p className="leading-6">a</p>
      </Stack>,
    )
      .container.querySelector('p')
      ?.getBoundingClientRect().height;
  expect(heightOf('stretch')).toBe(100);
  expect(heightOf('start')).toBe(24);
});

test('a row that is full goes on in the next line, unless it must not', async () => {
  await page.viewport(800, 600);
  const row = (wrap?: boolean) =>
    placesOf({ direction: 'row', gap: 'xl', wrap, style: { width: 300 } });
  expect(row()).toEqual([
    [0, 0],
    [132, 0],
    [0, 52],
  ]);
  expect(row(false)).toEqual([
    [0, 0],
    [132, 0],
    [264, 0],
  ]);
});

test('beside a page’s own styles what stands in it is the page’s, and only its own room is the stack’s', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  const host = frame.contentDocument;
  if (!host) throw new Error('The frame has no document.');
  const style = host.head.appendChild(host.createElement('style'));
  style.textContent = `${published} h1 { font-size: 40px } ul { padding: 20px; color: red }`;
  host.body.innerHTML = renderToString(
    <Stack asChild>
      <ul>
        <li>
          <h1>Ofertas</h1>
        </li>
      </ul>
    </Stack>,
  );
  const styleOf = (selector: string) => {
    const node = host.querySelector(selector);
    if (!node || !host.defaultView) throw new Error(`There is no ${selector}.`);
    return host.defaultView.getComputedStyle(node);
  };
  expect(styleOf('h1').fontSize).toBe('40px');
  expect(styleOf('ul').padding).toBe('0px');
  expect(styleOf('ul').listStyleType).toBe('none');
});

test('with asChild its child is the node, with the classes of both', () => {
  const { container } = mount(
    <Stack asChild className="outer">
      <ul className="inner">
        <li>a</li>
      </ul>
    </Stack>,
  );
  const list = container.firstElementChild;
  expect(list?.tagName).toBe('UL');
  expect(list?.className).toBe('stack-ui outer inner');
});
