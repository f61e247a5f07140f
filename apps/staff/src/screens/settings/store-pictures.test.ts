import { expect, test } from 'vitest';
import { pictureIn, withPicture } from './store-pictures.ts';

const text = JSON.stringify({ store: { name: 'Sol' }, rates: [] });

test('a mark takes its place in the store, and nothing else changes', () => {
  const changed = withPicture(text, 'mark', 'picture.1') ?? '';

  expect(JSON.parse(changed)).toEqual({ store: { name: 'Sol', mark: 'picture.1' }, rates: [] });
  expect(pictureIn(changed, 'mark')).toBe('picture.1');
  expect(pictureIn(changed, 'sharing.pt')).toBeUndefined();
});

test('what messengers show is the same in both languages until each has its own', () => {
  const one = withPicture(text, 'sharing.pt', 'picture.1') ?? '';
  const two = withPicture(one, 'sharing.es', 'picture.2') ?? '';

  expect(pictureIn(one, 'sharing.es')).toBe('picture.1');
  expect([pictureIn(two, 'sharing.pt'), pictureIn(two, 'sharing.es')]).toEqual([
    'picture.1',
    'picture.2',
  ]);
});

test.each(['{', '[]', '{"store": 1}'])('%s has no picture', (broken) => {
  expect(pictureIn(broken, 'mark')).toBeUndefined();
});

test('a text that is no JSON is left as it is', () => {
  expect(withPicture('{"store": ', 'mark', 'picture.1')).toBeUndefined();
});
