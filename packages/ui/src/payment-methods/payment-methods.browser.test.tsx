import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { esPY } from '../locales/es-PY.ts';
import type { PaymentMethod } from '../locales/orders/messages.ts';
import { mount } from '../test/mount.tsx';
import { PaymentMethodPicker, PaymentMethods } from './payment-methods.tsx';

describe('PaymentMethods', () => {
  // Spec: storefront 2.55
  // Spec: accounts 1.2, 1.3, 9.11
  test('lists what it is given, with the instalments of a card', () => {
    const { container } = mount(
      <PaymentMethods methods={['pix', { method: 'card', instalments: 6 }]} />,
    );
    const texts = [...container.querySelectorAll('li')].map((item) => item.textContent);
    expect(texts).toEqual(['Pix', 'Cartão em até 6×']);
  });

  test.each([1, undefined])('a card with %s instalments is paid at once', (instalments) => {
    const { container } = mount(
      <PaymentMethods methods={[{ method: 'card', instalments }]} />,
      esPY,
    );
    expect(container.textContent).toBe('Tarjeta de crédito o débito');
  });

  test('is nothing without methods', () => {
    expect(mount(<PaymentMethods methods={[]} />).container.innerHTML).toBe('');
    expect(mount(<PaymentMethodPicker methods={[]} />).container.innerHTML).toBe('');
  });
});

describe('PaymentMethodPicker', () => {
  test('chooses one way and says what it needs', async () => {
    const onValueChange = vi.fn<(method: PaymentMethod) => void>();
    mount(
      <PaymentMethodPicker
        methods={['pix', { method: 'card', instalments: 10, needs: 'cpf' }]}
        onValueChange={onValueChange}
      />,
    );
    const card = page.getByRole('radio', { name: 'Cartão em até 10×' });
    await expect.element(card).toHaveAccessibleDescription('É preciso informar o CPF.');
    await card.click();
    expect(onValueChange.mock.calls).toEqual([['card']]);
  });
});
