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
