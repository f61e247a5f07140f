import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulate, until } from '../test/browser.ts';
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
const links = () => [
  ...document.querySelectorAll<HTMLElement>('[data-slot="product-gallery"] .ui-strip a'),
];
/** Which picture of the strip has the focus. */
const focused = () => links().findIndex((link) => link === document.activeElement);
const thumbnail = (name: string) => page.getByRole('link', { name });

describe('a product gallery', () => {
  test('shows the picture of a thumbnail, and marks it', async () => {
    mount(<ProductGallery images={six} name="Furadeira" />);
    await thumbnail('Mostrar foto 3').click();
    await expect.poll(shown).toBe(2);
    await expect.element(thumbnail('Mostrar foto 3')).toHaveAttribute('aria-current', 'true');
    await expect.element(page.getByText('3 / 6')).toBeVisible();
  });

  // Spec: storefront 2.50, 9.6
  test('goes on after the fourth thumbnail by the one that counts the rest', async () => {
    mount(<ProductGallery images={six} name="Furadeira" />);
    await thumbnail('Mostrar mais 2 fotos').click();
    await expect.poll(shown).toBe(4);
  });

  test('follows arrow keys and arrow buttons, and stops at its ends', async () => {
    mount(<ProductGallery images={six.slice(0, 2)} name="Furadeira" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(shown).toBe(1);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByText('2 / 2')).toBeVisible();
    const previous = page.getByRole('button', { name: 'Foto anterior' });
    await previous.click();
    await expect.poll(shown).toBe(0);
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
    expect(document.activeElement).toBe(previous.element());
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
    await expect.poll(shown).toBe(1);
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
    await expect.poll(shown).toBe(1);
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
    await expect.poll(() => zoom.element().getBoundingClientRect().width).toBe(2 * width);

    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await expect.poll(() => dialog.query()).toBeNull();
    await expect.poll(shown).toBe(1);
    // Back on the picture that shows, not on the first one, which is out of sight.
    await expect.poll(focused).toBe(1);
  });

  test('takes the focus along to the picture that an arrow key shows', async () => {
    mount(<ProductGallery images={six} name="Furadeira" />);
    links()[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe(1);
    await expect.poll(shown).toBe(1);
    await page.getByRole('button', { name: 'Próxima foto' }).click();
    await expect.poll(shown).toBe(2);
    expect(focused()).toBe(-1);
  });

  test('marks the thumbnail of the shown picture also in forced colours', async () => {
    await emulate('forced-colors', 'active');
    mount(<ProductGallery images={six} name="Furadeira" />);
    const border = (name: string) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(thumbnail(name).element());
      return `${borderTopWidth} ${borderTopColor}`;
    };
    expect(border('Mostrar foto 1')).not.toBe(border('Mostrar foto 2'));
    expect(border('Mostrar foto 2')).toBe(border('Mostrar foto 3'));
  });

  describe('over the whole screen', () => {
    const dialog = page.getByRole('dialog', { name: 'Fotos de Furadeira' });
    const zoom = dialog.getByRole('button', { name: 'Ampliar foto' });
    const next = dialog.getByRole('button', { name: 'Próxima foto' });
    const position = (number: number) => dialog.getByText(`Foto ${number} de 2`);
    /** A finger, or more, that goes so far across the picture. */
    const swipe = (across: number, fingers = 1) => {
      const target = zoom.element();
      const at = (clientX: number) =>
        Array.from(
          { length: fingers },
          (_, identifier) => new Touch({ identifier, target, clientX, clientY: 200 }),
        );
      const fire = (type: string, touches: Touch[]) =>
        fireEvent(
          target,
          new TouchEvent(type, { bubbles: true, touches, changedTouches: touches }),
        );
      fire('touchstart', at(300));
      fire('touchend', at(300 + across));
    };

    beforeEach(async () => {
      mount(<ProductGallery images={six.slice(0, 2)} name="Furadeira" />);
      await page.getByRole('link', { name: 'Ampliar foto: Furadeira de impacto verde' }).click();
      // Once it has the focus, it keeps it.
      await until(() => dialog.query()?.contains(document.activeElement));
    });

    test('follows arrow keys, stops at its ends, and keeps the focus', async () => {
      zoom.element().focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect.element(position(2)).toBeVisible();
      await userEvent.keyboard('{ArrowRight}');
      await expect.element(position(2)).toBeVisible();
      expect(document.activeElement).toBe(zoom.element());
      await userEvent.keyboard('{ArrowLeft}');
      await expect.element(position(1)).toBeVisible();
    });

    test('keeps the focus on the button that leads to its end', async () => {
      await next.click();
      await expect.element(position(2)).toBeVisible();
      await expect.element(next).toHaveAttribute('aria-disabled', 'true');
      expect(document.activeElement).toBe(next.element());
    });

    test('follows a swipe of 50 px', async () => {
      swipe(-50);
      await expect.element(position(2)).toBeVisible();
      swipe(50);
      await expect.element(position(1)).toBeVisible();
    });

    test('takes two fingers for a look closer and not for a swipe', () => {
      swipe(-50, 2);
      expect(position(1).query()).not.toBeNull();
    });

    test.each([
      ['a desktop', 1440, 900],
      ['a phone held sideways', 844, 390],
      ['a phone', 360, 780],
    ])('fits the picture into the window of %s, in its middle', async (_, width, height) => {
      await page.viewport(width, height);
      onTestFinished(() => page.viewport(1024, 768));
      await expect
        .poll(() => zoom.element().querySelector('img')?.getBoundingClientRect())
        .toMatchObject({ left: 0, top: 0, width, height });
    });

    test('enlarges the picture where it is pressed, and moves it to every edge', async () => {
      await zoom.click({ position: { x: 256, y: 576 } });
      await expect.element(zoom).toHaveAttribute('aria-pressed', 'true');
      const view = zoom.element().parentElement;
      const place = () => [view?.scrollLeft, view?.scrollTop];
      await expect.poll(place).toEqual([256, 576]);

      for (const [key, edge] of [
        ['ArrowRight', [1024, 576]],
        ['ArrowDown', [1024, 768]],
        ['ArrowLeft', [0, 768]],
        ['ArrowUp', [0, 0]],
      ] as const) {
        // A key that comes while the browser still scrolls for the one before may count for less.
        await expect
          .poll(async () => {
            await userEvent.keyboard(`{${key}}`.repeat(5));
            return place();
          })
          .toEqual(edge);
      }

      // It follows a mouse to the corners of the window, whatever lies over the picture there.
      for (const [x, y] of [
        [1024, 768],
        [1023, 0],
        [0, 0],
      ] as const) {
        const at = document.elementFromPoint(Math.min(x, 1023), Math.min(y, 767));
        fireEvent.pointerMove(at ?? document.body, {
          pointerType: 'mouse',
          clientX: x,
          clientY: y,
        });
        await expect.poll(place).toEqual([x, y]);
      }
    });

    test('takes a swipe to the side for itself, and scrolls by it once it is doubled', async () => {
      expect(getComputedStyle(zoom.element()).touchAction).toBe('pan-y pinch-zoom');
      await zoom.click();
      await expect.element(zoom).toHaveAttribute('aria-pressed', 'true');
      expect(getComputedStyle(zoom.element()).touchAction).toBe('manipulation');
    });

    test('keeps a swipe beyond its edge from being the browser’s way back', async () => {
      const view = zoom.element().parentElement;
      const allowed = () => view && getComputedStyle(view).touchAction;
      await zoom.click({ position: { x: 500, y: 300 } });
      await expect.poll(allowed).toBe('manipulation');
      view?.scrollTo({ left: 0, behavior: 'instant' });
      await expect.poll(allowed).toBe('pan-right pan-y pinch-zoom');
      view?.scrollTo({ left: 5000, behavior: 'instant' });
      await expect.poll(allowed).toBe('pan-left pan-y pinch-zoom');
      await zoom.click();
      await expect.poll(allowed).toBe('pan-right pan-y pinch-zoom');
    });

    test('enlarges the middle of the picture for a key', async () => {
      zoom.element().focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(zoom).toHaveAttribute('aria-pressed', 'true');
      const view = zoom.element().parentElement;
      expect([view?.scrollLeft, view?.scrollTop]).toEqual([512, 384]);
    });

    test('leaves arrow keys and fingers to scroll a picture that is doubled', async () => {
      await zoom.click();
      await expect.element(zoom).toHaveAttribute('aria-pressed', 'true');
      await userEvent.keyboard('{ArrowRight}');
      swipe(-50);
      expect(position(1).query()).not.toBeNull();
      await next.click();
      await expect.element(position(2)).toBeVisible();
      await expect.element(zoom).toHaveAttribute('aria-pressed', 'false');
    });
  });
});

test('on a phone its picture leaves two thirds of the screen to name and price', async () => {
  await page.viewport(390, 800);
  const { container } = mount(<ProductGallery images={six} name="Furadeira" />);
  const [picture, frame, image] = ['.ui-strip', '.ui-strip .ui-picture', '.ui-strip img'].map(
    (part) => container.querySelector(part)?.getBoundingClientRect(),
  );
  expect(frame?.width).toBe(picture?.width);
  expect(picture?.height).toBeLessThanOrEqual(260);
  expect(image?.bottom).toBeLessThanOrEqual(picture?.bottom ?? 0);
});
