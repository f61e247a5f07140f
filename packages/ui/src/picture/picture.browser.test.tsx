import { expect, test, vi } from 'vitest';
import { mount } from '../test/mount.tsx';
import { pictures } from '../test/samples.ts';
import { Picture } from './picture.tsx';

const state = () => document.querySelector<HTMLElement>('[data-slot="picture"]')?.dataset['state'];

test('a picture that fails becomes a placeholder that says what was to be seen', async () => {
  const onError = vi.fn<() => void>();
  mount(<Picture image={pictures.broken} priority onError={onError} />);
  await vi.waitFor(() => expect(state()).toBe('failed'));
  expect(onError).toHaveBeenCalledOnce();
  expect(document.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(
    pictures.broken.alt,
  );
});

test('a picture that failed gives way to the next one', async () => {
  const { rerender } = mount(<Picture image={pictures.broken} priority />);
  await vi.waitFor(() => expect(state()).toBe('failed'));
  rerender(<Picture image={pictures.drill} priority />);
  expect(state()).toBe('shown');
});
