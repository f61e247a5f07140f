import { useRef } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import { SiteHeader } from './site-header.tsx';
import { useHidesOnScroll } from './use-hides-on-scroll.ts';

function Tools() {
  const tools = useRef<HTMLButtonElement>(null);
  useHidesOnScroll(tools);
  return (
    <button type="button" ref={tools}>
      Idioma
    </button>
  );
}

function makeTall(node: HTMLElement | null) {
  if (node) node.style.height = '4000px';
}

/** Where the header's foot is, in px from the top of the window. */
const foot = () => page.getByRole('banner').element().getBoundingClientRect().bottom;

async function scrollTo(top: number) {
  window.scrollTo({ top, behavior: 'instant' });
}

// Spec: storefront 9.4
test('on a phone the header hides on the way down, and comes back on the way up or with the focus', async () => {
  await page.viewport(360, 740);
  mount(
    <div>
      <SiteHeader logo="Ponte" search={<p>Busca</p>} actions={<Tools />} />
      <div ref={makeTall} />
    </div>,
  );

  await scrollTo(90);
  expect(foot()).toBeGreaterThan(0);
  await scrollTo(600);
  await expect.poll(foot).toBeLessThanOrEqual(0);
  await scrollTo(500);
  await expect.poll(foot).toBeGreaterThan(0);

  await scrollTo(900);
  await expect.poll(foot).toBeLessThanOrEqual(0);
  page.getByRole('button', { name: 'Idioma' }).element().focus({ preventScroll: true });
  await expect.poll(foot).toBeGreaterThan(0);
  await scrollTo(1500);
  await expect.poll(() => window.scrollY).toBe(1500);
  expect(foot()).toBeGreaterThan(0);
});

test('where the window is low, as at a high zoom, the header goes with the page', async () => {
  await page.viewport(360, 400);
  mount(
    <div>
      <SiteHeader logo="Ponte" search={<p>Busca</p>} actions={<Tools />} />
      <div ref={makeTall} />
    </div>,
  );
  expect(getComputedStyle(page.getByRole('banner').element()).position).toBe('static');
});
