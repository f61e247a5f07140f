import { money } from '@ponte/regional/money';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import { PriceRange } from './price-range.tsx';

test('arrows move a thumb by a step, End opens its side, and a form has the amount', async () => {
  const { container } = mount(
    <form>
      <PriceRange
        label="Preço"
        min={money(990, 'USD')}
        max={money(149_000, 'USD')}
        defaultValue={{ from: null, to: money(50_990, 'USD') }}
        names={['de', 'ate']}
      />
    </form>,
  );
  const form = container.querySelector('form');
  const sent = () => Object.fromEntries(new FormData(form ?? undefined));
  const [least, most] = page.getByRole('slider').elements();
  if (!(least instanceof HTMLElement) || !(most instanceof HTMLElement)) {
    throw new Error('The thumbs are not there.');
  }
  least.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(sent).toEqual({ de: '11.90', ate: '509.90' });
  await userEvent.keyboard('{End}');
  await expect.poll(sent).toEqual({ de: '509.90', ate: '509.90' });
  most.focus();
  await userEvent.keyboard('{End}');
  await expect.poll(sent).toEqual({ de: '509.90', ate: '' });
});
