import { render } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { KitProvider } from '../kit/kit.tsx';
import { ptBR } from '../locales/pt-BR.ts';
import { mount } from '../test/mount.tsx';
import { renderHtml } from '../test/render.tsx';
import { pictures } from '../test/samples.ts';
import { Picture } from './picture.tsx';

const state = () => document.querySelector<HTMLElement>('[data-slot="picture"]')?.dataset['state'];

// Spec: storefront 3.6
test('a picture that fails becomes a placeholder with its description', async () => {
  const onError = vi.fn<() => void>();
  mount(<Picture image={pictures.broken} priority onError={onError} />);
  await expect.poll(state).toBe('failed');
  expect(onError).toHaveBeenCalledOnce();
  expect(document.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(
    pictures.broken.alt,
  );
});

test('a picture that failed gives way to the next one', async () => {
  const { rerender } = mount(<Picture image={pictures.broken} priority />);
  await expect.poll(state).toBe('failed');
  rerender(<Picture image={pictures.drill} priority />);
  expect(state()).toBe('shown');
});

test('a picture that failed before the page came to life becomes a placeholder too', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderHtml(<Picture image={pictures.broken} priority />);
  document.body.append(container);
  onTestFinished(() => container.remove());
  const image = container.querySelector('img');
  await expect.poll(() => image?.complete && image.naturalWidth === 0).toBe(true);

  const { unmount } = render(
    <KitProvider locale={ptBR}>
      <Picture image={pictures.broken} priority />
    </KitProvider>,
    { container, hydrate: true },
  );
  onTestFinished(unmount);
  expect(state()).toBe('failed');
});

test('a tall picture is shown whole in a frame of one shape', async () => {
  const tall = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="100" height="400"/>')}`;
  mount(
    <Picture
      image={{ src: tall, width: 100, height: 400, alt: 'Rolo' }}
      priority
      className="aspect-square w-50"
    />,
  );
  const [frame, image] = ['[data-slot="picture"]', 'img'].map((selector) =>
    document.querySelector(selector)?.getBoundingClientRect(),
  );
  expect(frame?.height).toBe(200);
  expect(image?.height).toBe(200);
});
