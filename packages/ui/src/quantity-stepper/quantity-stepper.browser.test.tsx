import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

const field = page.getByRole('spinbutton', { name: 'Quantidade' });
const plus = page.getByRole('button', { name: 'Aumentar quantidade' });
const minus = page.getByRole('button', { name: 'Diminuir quantidade' });

describe('a quantity stepper', () => {
  // Spec: storefront 2.54
  test('steps by its buttons, within its bounds', async () => {
    mount(<QuantityStepper defaultValue={98} max={99} />);
    await plus.click();
    await expect.element(field).toHaveValue('99');
    await expect.element(plus).toBeDisabled();
    await minus.click();
    await expect.element(field).toHaveValue('98');
  });

  // Spec: storefront 5.2
  // Spec: accounts 5.15
  test('has minus disabled at one', async () => {
    mount(<QuantityStepper />);
    await expect.element(minus).toBeDisabled();
    await plus.click();
    await expect.element(minus).toBeEnabled();
  });

  test('has no top unless given one', async () => {
    mount(<QuantityStepper defaultValue={99} />);
    await plus.click();
    await expect.element(field).toHaveValue('100');
  });

  test('answers the keys of a spinbutton', async () => {
    mount(<QuantityStepper defaultValue={5} max={99} />);
    await field.click();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(field).toHaveValue('6');
    await userEvent.keyboard('{PageUp}');
    await expect.element(field).toHaveValue('16');
    await userEvent.keyboard('{End}');
    await expect.element(field).toHaveAttribute('aria-valuenow', '99');
    await userEvent.keyboard('{Home}');
    await expect.element(field).toHaveValue('1');
  });

  test('takes a typed number when the field is left, not before', async () => {
    const onValueChange = vi.fn<(value: number) => void>();
    mount(<QuantityStepper defaultValue={5} max={99} onValueChange={onValueChange} />);
    await field.click();
    await userEvent.keyboard('42');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(42);
  });

  test('takes a typed number on Enter, brought within the bounds', async () => {
    mount(<QuantityStepper max={99} />);
    await field.click();
    await userEvent.keyboard('250{Enter}');
    await expect.element(field).toHaveValue('99');
  });

  test.each(['0', '-4', 'dez', '1,5', ' '])('puts back what was there after %j', async (text) => {
    const onValueChange = vi.fn<(value: number) => void>();
    mount(<QuantityStepper defaultValue={1} max={99} onValueChange={onValueChange} />);
    await field.fill(text);
    await userEvent.tab();
    await expect.element(field).toHaveValue('1');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('counts from what is typed when a button follows', async () => {
    mount(<QuantityStepper max={99} />);
    await field.click();
    await userEvent.keyboard('20');
    await plus.click();
    await expect.element(field).toHaveValue('21');
  });

  test('shows what its owner decides, who may refuse', async () => {
    function AtMostTwo() {
      const [quantity, setQuantity] = useState(2);
      return (
        <QuantityStepper
          value={quantity}
          onValueChange={(next) => setQuantity(Math.min(2, next))}
        />
      );
    }
    mount(<AtMostTwo />);
    await plus.click();
    await expect.element(field).toHaveValue('2');
  });

  test('has targets of at least 24 px, the small one too', () => {
    mount(<QuantityStepper size="sm" />);
    for (const button of document.querySelectorAll('button')) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  });
});
