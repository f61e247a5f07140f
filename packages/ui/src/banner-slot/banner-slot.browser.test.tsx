import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import { BannerSlot } from './banner-slot.tsx';

const widths = [320, 480, 640, 960, 1280];

test.each([768, 1024, 1440])(
  'behind the words of a window of %i px it asks for a file as wide as it is drawn',
  async (width) => {
    await page.viewport(width, 800);
    const avif = widths.map((each) => `/banner-${each}.avif ${each}w`).join(', ');
    const image = { src: '/banner.webp', srcSet: { avif }, alt: '', width: 1280, height: 400 };
    const { container } = mount(
      <BannerSlot
        title="Herramienta de verdad, al pie del puente."
        image={image}
        placement="behind"
      />,
    );
    const img = container.querySelector('img');
    await expect.poll(() => img?.currentSrc).toMatch(/banner-\d+/);

    const asked = Number(/banner-(\d+)/.exec(img?.currentSrc ?? '')?.[1]);
    const frame = img?.getBoundingClientRect();
    const drawn = Math.max(frame?.width ?? 0, ((frame?.height ?? 0) * 1280) / 400);
    expect(asked).toBeGreaterThanOrEqual(drawn);
  },
);

const white = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="400"><rect width="1280" height="400" fill="#fff"/></svg>',
)}`;

test.each([320, 360, 767, 768, 1024, 1440])(
  'its words are readable over a white picture, in a window of %i px',
  async (width) => {
    await page.viewport(width, 800);
    const { container } = mount(
      <BannerSlot
        title="Semana de las herramientas para carpintería, construcción y metalurgia"
        description="Precios especiales para clientes registrados, hasta agotar existencias."
        image={{ src: white, alt: '', width: 1280, height: 400 }}
        placement="behind"
      />,
    );
    const img = container.querySelector('img');
    await expect.poll(() => img?.complete && img.naturalWidth).toBe(1280);
    const banner = part(container, '.ui-banner');
    const words = [part(container, '.ui-banner-title'), part(container, '.ui-banner-text')].filter(
      ({ offsetHeight }) => offsetHeight > 0,
    );
    const colours = words.map((element) => getComputedStyle(element).color);
    for (const element of words) element.style.color = 'transparent';

    const grounds = await lightestBeneath(banner, words);

    expect(words.length).toBe(width < 768 ? 1 : 2);
    for (const [index, ground] of grounds.entries())
      expect(contrast(over(colours[index] ?? '', ground), ground)).toBeGreaterThanOrEqual(4.5);
  },
);

type Colour = readonly [red: number, green: number, blue: number];

function part(container: HTMLElement, selector: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** The lightest pixel of the banner as it is painted, within each part of it. */
async function lightestBeneath(
  banner: HTMLElement,
  parts: readonly HTMLElement[],
): Promise<readonly Colour[]> {
  const base64 = await page.screenshot({ element: banner, save: false });
  const answer = await fetch(`data:image/png;base64,${base64}`);
  const bitmap = await createImageBitmap(await answer.blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!canvas) throw new Error('There is no canvas.');
  canvas.drawImage(bitmap, 0, 0);
  const frame = banner.getBoundingClientRect();
  const scale = bitmap.width / frame.width;
  return parts.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const place = [left - frame.left, top - frame.top, width, height] as const;
    const [x, y, w, h] = place.map((length) => Math.round(length * scale));
    const { data } = canvas.getImageData(x ?? 0, y ?? 0, w ?? 0, h ?? 0);
    const pixels = Array.from({ length: data.length / 4 }, (_, index) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(index * 4);
      return [red, green, blue] as const;
    });
    return pixels.reduce((one, other) => (luminance(one) > luminance(other) ? one : other));
  });
}

/** A colour of CSS, maybe see-through, on a ground. */
function over(colour: string, ground: Colour): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const mixed = (one: number, other: number) => one * alpha + other * (1 - alpha);
  return [mixed(red, ground[0]), mixed(green, ground[1]), mixed(blue, ground[2])];
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
