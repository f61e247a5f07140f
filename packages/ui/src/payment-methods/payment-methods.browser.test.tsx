import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { esPY } from '../locales/es-PY.ts';
import type { PaymentMethod } from '../locales/orders/messages.ts';
import { mount } from '../test/mount.tsx';
import { PaymentMethodPicker, PaymentMethods } from './payment-methods.tsx';

describe('PaymentMethods', () => {
  test("lists those of the locale's country", () => {
    const { container } = mount(<PaymentMethods />);
    const texts = () => [...container.querySelectorAll('li')].map((item) => item.textContent);
    expect(texts()).toEqual(['Boleto', 'Pix', 'Cartão em até 10×']);
    const paraguay = mount(<PaymentMethods />, esPY).container;
    expect(paraguay.querySelectorAll('li')).toHaveLength(7);
  });
});

describe('PaymentMethodPicker', () => {
  test('chooses one way and says what it needs', async () => {
    const onValueChange = vi.fn<(method: PaymentMethod) => void>();
    mount(<PaymentMethodPicker onValueChange={onValueChange} />);
    const card = page.getByRole('radio', { name: 'Cartão em até 10×' });
    await expect.element(card).toHaveAccessibleDescription('É preciso informar o CPF.');
    await card.click();
    expect(onValueChange.mock.calls).toEqual([['instalments']]);
  });
});
