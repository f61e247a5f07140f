import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BrandTile } from '../brand-tile/brand-tile.tsx';
import { Button } from '../button/button.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { HeaderAction, SiteHeader } from '../site-header/site-header.tsx';
import * as topBar from '../top-bar/top-bar.stories.tsx';
import { emulate } from './browser.ts';
import { mount } from './mount.tsx';
import { pictures } from './samples.ts';

const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();

test('a stepper is as high as the large button beside it', () => {
  mount(
    <>
      <QuantityStepper max={9} />
      <Button size="lg">Comprar</Button>
    </>,
  );
  expect(boxOf('[data-slot="quantity-stepper"]')?.height).toBe(boxOf('.ui-button')?.height);
});

test('a search field has a border in forced colours, on phones too', async () => {
  await emulate('forced-colors', 'active');
  await page.viewport(360, 780);
  mount(<SearchField action="/produtos" />);
  const form = document.querySelector('.ui-search');
  const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(
    form ?? document.body,
  );
  await page.viewport(1024, 768);
  expect(borderTopWidth).toBe('1px');
  expect(borderTopColor).not.toBe(backgroundColor);
});

test('what changes its colour does so at once for who wants no motion', async () => {
  await emulate('prefers-reduced-motion', 'reduce');
  mount(
    <SiteHeader
      logo="Ponte"
      search={null}
      actions={<HeaderAction href="/login" icon={null} label="Entrar" />}
    />,
  );
  const [header, label] = ['header', '.ui-header-action > :last-child'].map((selector) =>
    document.querySelector<HTMLElement>(selector),
  );
  if (!header || !label) throw new Error('The header is not there.');
  expect(getComputedStyle(label).color).toBe(getComputedStyle(header).color);

  header.style.color = 'rgb(1, 2, 3)';

  expect(getComputedStyle(label).color).toBe('rgb(1, 2, 3)');
});

test('the bar above the header keeps to one line on tablets', async () => {
  await page.viewport(768, 780);
  const { ManyLinks } = composeStories(topBar);
  mount(<ManyLinks />);
  const height = boxOf('.ui-top-bar')?.height;
  const shown = document.querySelectorAll('.ui-top-bar a').values();
  const names = [...shown].filter((link) => link.checkVisibility());
  await page.viewport(1280, 768);
  expect(height).toBe(36);
  expect(names).toHaveLength(1);
  expect(boxOf('.ui-top-bar li:nth-child(4)')?.height).toBeGreaterThan(0);
  await page.viewport(1024, 768);
});

test('a logo stands on white in the dark theme too, and its name can be read there', () => {
  document.documentElement.dataset['theme'] = 'dark';
  mount(<BrandTile name="Makro" href="/m" logo={pictures.drill} showName />);
  const tile = document.querySelector('.ui-brand-tile');
  const name = tile?.querySelector('span');
  const ground = getComputedStyle(tile ?? document.body).backgroundColor;
  const ink = getComputedStyle(name ?? document.body).color;
  delete document.documentElement.dataset['theme'];
  expect(ground).toBe('rgb(255, 255, 255)');
  expect(ink).toBe('rgb(26, 31, 28)');
});
