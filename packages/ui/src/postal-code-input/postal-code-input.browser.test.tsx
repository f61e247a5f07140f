import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { inputOf, mount } from '../test/mount.tsx';
import { PostalCodeInput } from './postal-code-input.tsx';

describe('PostalCodeInput', () => {
  // Spec: accounts 2.20
  test('asks for the address once when the last digit is typed, not again on leaving', async () => {
    const onComplete = vi.fn<(postalCode: string) => void>();
    mount(<PostalCodeInput onComplete={onComplete} />);
    inputOf('CEP').focus();
    await userEvent.keyboard('8585100');
    expect(onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('0');
    await userEvent.tab();
    expect(onComplete.mock.calls).toEqual([['85851000']]);
  });

  test('asks on leaving for a code that was there from the start', async () => {
    const onComplete = vi.fn<(postalCode: string) => void>();
    mount(<PostalCodeInput defaultValue="85851-000" onComplete={onComplete} />);
    inputOf('CEP').focus();
    await userEvent.tab();
    expect(onComplete.mock.calls).toEqual([['85851000']]);
  });

  test('asks for no address while something else than digits stands there', async () => {
    const onComplete = vi.fn<(postalCode: string) => void>();
    mount(<PostalCodeInput onComplete={onComplete} />);
    inputOf('CEP').focus();
    await userEvent.keyboard('8585x100');
    expect(inputOf('CEP').value).toBe('8585x100');
    await userEvent.tab();
    expect(onComplete).not.toHaveBeenCalled();
  });

  test('asks again after another code', async () => {
    const onComplete = vi.fn<(postalCode: string) => void>();
    mount(<PostalCodeInput defaultValue="8585100" onComplete={onComplete} />);
    inputOf('CEP').focus();
    await userEvent.keyboard('{End}0{Backspace}1');
    expect(onComplete.mock.calls).toEqual([['85851000'], ['85851001']]);
  });

  test('asks again for the same code when its last digit is deleted and typed again', async () => {
    const onComplete = vi.fn<(postalCode: string) => void>();
    mount(<PostalCodeInput defaultValue="8585100" onComplete={onComplete} />);
    inputOf('CEP').focus();
    await userEvent.keyboard('{End}0{Backspace}0');
    await userEvent.tab();
    expect(onComplete.mock.calls).toEqual([['85851000'], ['85851000']]);
  });
});
