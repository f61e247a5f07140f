import { describe, expect, test } from 'vitest';
import { renderHtml } from '../test/render.tsx';
import { Picture } from './picture.tsx';

const image = {
  src: '/p/1.webp',
  width: 640,
  height: 480,
  alt: 'Martelo',
  srcSet: { avif: '/p/1-320.avif 320w', webp: '/p/1-320.webp 320w' },
};

describe('Picture', () => {
  test('offers the better forms first and reserves its room', () => {
    const html = renderHtml(<Picture image={image} sizes="50vw" />);
    expect(html).toMatch(/<source type="image\/avif"[^>]*sizes="50vw".*<source type="image\/webp"/);
    expect(html).toMatch(/<img[^>]*width="640" height="480"/);
  });

  test('waits until it is near the screen, unless it is above the fold', () => {
    expect(renderHtml(<Picture image={image} />)).toContain('loading="lazy"');
    const first = renderHtml(<Picture image={image} priority />);
    expect(first).toContain('loading="eager"');
    expect(first).toContain('fetchPriority="high"');
  });

  test('is decoration beside a text that says the same', () => {
    expect(renderHtml(<Picture image={image} alt="" />)).toContain('alt=""');
  });

  test('without a picture shows a placeholder and no img', () => {
    const html = renderHtml(<Picture image={null} />);
    expect(html).not.toContain('<img');
    expect(html).toContain('data-state="empty"');
  });

  test('lies over the file that stands in for it, which says nothing', () => {
    const html = renderHtml(<Picture image={image} standIn="/p/1-160.avif" />);
    expect(html).toMatch(/<img src="\/p\/1-160\.avif" alt=""[^>]*><picture>/);
    expect(renderHtml(<Picture image={null} standIn="/p/1-160.avif" />)).not.toContain('<img');
  });
});
