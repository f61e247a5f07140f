import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import { pictures } from '../test/samples.ts';
import { ProductGallery } from './product-gallery.tsx';

const six = [
  pictures.drill,
  pictures.toolbox,
  pictures.battery,
  pictures.wrench,
  pictures.hammer,
  pictures.saw,
];

/** Which picture fills the strip. */
const shown = () => {
  const strip = document.querySelector('[data-slot="product-gallery"] ul');
  return strip ? strip.scrollLeft / strip.clientWidth : -1;
};
const thumbnail = (name: string) => page.getByRole('link', { name });

describe('a product gallery', () => {
  test('shows the picture of a thumbnail, and marks it', async () => {
    mount(<ProductGallery images={six} name="Furadeira" />);
    await thumbnail('Mostrar foto 3').click();
    await vi.waitFor(() => expect(shown()).toBe(2));
    await expect.element(thumbnail('Mostrar foto 3')).toHaveAttribute('aria-current', 'true');
    await expect.element(page.getByText('3 / 6')).toBeVisible();
  });

  test('goes on after the fourth thumbnail by the one that counts the rest', async () => {
    mount(<ProductGallery images={six} name="Furadeira" />);
    await thumbnail('Mostrar mais 2 fotos').click();
    await vi.waitFor(() => expect(shown()).toBe(4));
  });

  test('follows arrow keys and arrow buttons, and stops at its ends', async () => {
    mount(<ProductGallery images={six.slice(0, 2)} name="Furadeira" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(shown()).toBe(1));
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByText('2 / 2')).toBeVisible();
    await page.getByRole('button', { name: 'Foto anterior' }).click();
    await vi.waitFor(() => expect(shown()).toBe(0));
    await expect.element(page.getByRole('button', { name: 'Foto anterior' })).toBeDisabled();
  });

  test('never goes back on its way to the next picture', async () => {
    mount(<ProductGallery images={six} name="Furadeira" />);
    const counter = document.querySelector('[data-slot="product-gallery"] ul');
    const heard: (string | null)[] = [];
    const observer = new MutationObserver(() =>
      heard.push(counter?.getAttribute('aria-label') ?? null),
    );
    if (counter) observer.observe(counter, { attributeFilter: ['aria-label'] });
    await page.getByRole('button', { name: 'Próxima foto' }).click();
    await vi.waitFor(() => expect(shown()).toBe(1));
    observer.disconnect();
    expect(heard).toEqual(['Foto 2 de 6']);
  });

  test('counts along when it is swiped', async () => {
    mount(<ProductGallery images={six} name="Furadeira" />);
    const strip = document.querySelector('[data-slot="product-gallery"] ul');
    strip?.scrollTo({ left: strip.clientWidth * 3, behavior: 'instant' });
    await expect.element(page.getByText('4 / 6')).toBeVisible();
  });

  test('moves between pictures without moving the page', async () => {
    mount(
      <>
        <div className="h-40" />
        <ProductGallery images={six} name="Furadeira" />
        <div className="h-1000" />
      </>,
    );
    await thumbnail('Mostrar foto 2').click();
    await vi.waitFor(() => expect(shown()).toBe(1));
    expect(window.location.hash).toBe('');
  });

  test('with one picture has nothing to choose', () => {
    mount(<ProductGallery images={six.slice(0, 1)} name="Furadeira" />);
    expect(document.querySelectorAll('button')).toHaveLength(0);
    expect(document.querySelectorAll('a')).toHaveLength(1);
  });

  test('opens a picture over the whole screen, and goes on there', async () => {
    mount(<ProductGallery images={six} name="Furadeira" />);
    await page.getByRole('link', { name: 'Ampliar foto: Furadeira de impacto verde' }).click();
    const dialog = page.getByRole('dialog', { name: 'Fotos de Furadeira' });
    await expect.element(dialog).toBeVisible();

    await dialog.getByRole('button', { name: 'Próxima foto' }).click();
    await expect.element(dialog.getByText('Foto 2 de 6')).toBeVisible();

    const zoom = dialog.getByRole('button', { name: 'Ampliar foto' });
    const width = zoom.element().getBoundingClientRect().width;
    await zoom.click();
    await vi.waitFor(() => expect(zoom.element().getBoundingClientRect().width).toBe(2 * width));

    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await vi.waitFor(() => expect(dialog.query()).toBeNull());
    await vi.waitFor(() => expect(shown()).toBe(1));
  });
});
