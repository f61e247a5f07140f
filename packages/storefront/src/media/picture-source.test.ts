import { expect, it } from 'vitest';
import { pictureSource } from './picture-source.ts';

const widths = [160, 320, 640, 960];

it('offers every useful width, and the nearest in the plain form', () => {
  const source = pictureSource('/media/drill.verde.v1.webp', 'Furadeira', widths, {
    width: 300,
    height: 300,
  });

  expect(source).toEqual({
    src: '/media/drill.verde.v1-320.webp',
    srcSet: {
      avif: '/media/drill.verde.v1-160.avif 160w, /media/drill.verde.v1-320.avif 320w, /media/drill.verde.v1-640.avif 640w',
    },
    alt: 'Furadeira',
    width: 300,
    height: 300,
  });
});

it('leaves out widths for less than a picture ever takes', () => {
  const shape = { width: 300, height: 300, least: 200 };
  expect(pictureSource('/media/b.v1.webp', '', widths, shape)?.srcSet).toEqual({
    avif: '/media/b.v1-320.avif 320w, /media/b.v1-640.avif 640w',
  });
});

it('shows an address of another server as it is', () => {
  const source = pictureSource('https://cdn.example/a.jpg', '', widths);

  expect(source).toEqual({ src: 'https://cdn.example/a.jpg', alt: '', width: 640, height: 640 });
});

it('takes the widest where none is wide enough', () => {
  expect(pictureSource('/media/b.v1.webp', '', widths, { width: 1280, height: 400 })?.src).toBe(
    '/media/b.v1-960.webp',
  );
});

// Spec: storefront 3.6
it.each([null, undefined, ''])('shows the placeholder for %j', (url) => {
  expect(pictureSource(url, '', widths)).toBeNull();
});
