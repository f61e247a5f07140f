import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inputOf, mount } from '../test/mount.tsx';
import { PasswordField } from './password-field.tsx';

describe('PasswordField', () => {
  test('shows and hides what was typed, and keeps it', async () => {
    mount(<PasswordField />);
    inputOf('Senha').focus();
    await userEvent.keyboard('Martelo-2026');
    const toggle = page.getByRole('button', { name: 'Mostrar senha' });
    expect(inputOf('Senha').type).toBe('password');
    await toggle.click();
    expect(inputOf('Senha').type).toBe('text');
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.click();
    expect(inputOf('Senha').type).toBe('password');
    expect(inputOf('Senha').value).toBe('Martelo-2026');
  });

  // Spec: accounts 5.3
  // Spec: decision 26
  test('says how strong the password is while it is typed, and refuses it for its length alone', async () => {
    const { container } = mount(<PasswordField strength autoComplete="new-password" />);
    const level = () =>
      container.querySelector('[data-slot=password-strength]')?.getAttribute('data-level');
    inputOf('Senha').focus();
    expect(level()).toBe('empty');
    await userEvent.keyboard('martelo');
    expect(level()).toBe('weak');
    await userEvent.keyboard('-2026M');
    expect(level()).toBe('strong');
    await userEvent.keyboard('-and-much-more-than-fits');
    expect(level()).toBe('weak');
    expect(inputOf('Senha').value).toBe('martelo-2026M-and-much-more-than-fits');
    expect(inputOf('Senha').validity.valid).toBe(false);
    await userEvent.fill(inputOf('Senha'), 'martelos');
    await expect.poll(level).toBe('weak');
    expect(inputOf('Senha').validity.valid).toBe(true);
  });

  test('follows a password that the consumer holds', () => {
    const { container, rerender } = mount(<PasswordField strength value="a" readOnly />);
    rerender(<PasswordField strength value="Martelo-2026" readOnly />);
    expect(container.querySelector('[data-level=strong]')).not.toBeNull();
  });
});
