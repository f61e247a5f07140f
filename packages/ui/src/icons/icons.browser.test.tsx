import * as lucide from 'lucide-react';
import { describe, expect, test } from 'vitest';
import { mount } from '../test/mount.tsx';
import * as drawings from './lucide/index.ts';

const side = 96;

/** How an icon's lines are drawn: its stylesheet says so, which an image does not have. */
const line = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'];

/** How dark each pixel of an icon is, 0 to 255. */
async function ink(svg: SVGSVGElement): Promise<readonly number[]> {
  const look = getComputedStyle(svg);
  for (const property of line) svg.setAttribute(property, look.getPropertyValue(property));
  const image = new Image(side, side);
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  const context = new OffscreenCanvas(side, side).getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.drawImage(image, 0, 0, side, side);
  return [...context.getImageData(0, 0, side, side).data].filter((_, at) => at % 4 === 3);
}

describe('an icon', () => {
  test.each(Object.entries(drawings))('%s is Lucide’s drawing', async (name, Own) => {
    const Theirs = Object.entries(lucide.icons).find(([known]) => known === name)?.[1];
    if (!Theirs) throw new Error(`Lucide has no ${name}.`);
    const { container } = mount(
      <>
        <Own />
        <Theirs />
      </>,
    );
    const [own = [], theirs = []] = await Promise.all(
      [...container.querySelectorAll('svg')].map(ink),
    );
    expect(own.some((dark) => dark > 200)).toBe(true);
    // Edges are smoothed otherwise where lines of one path meet; a line elsewhere differs by hundreds.
    const differing = own.filter((dark, at) => Math.abs(dark - (theirs[at] ?? 0)) > 32);
    expect(differing.length).toBeLessThan(16);
  });
});
