import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inputOf, mount } from '../test/mount.tsx';
import { CodeInput } from './code-input.tsx';

const field = page.getByRole('textbox', { name: 'Código' });

test('is complete once, and again after another code', async () => {
  const onComplete = vi.fn<(code: string) => void>();
  mount(<CodeInput onComplete={onComplete} />);
  await field.click();
  await userEvent.keyboard('48170');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.keyboard('0');
  await userEvent.tab();
  await field.click();
  await userEvent.keyboard('{End}{Backspace}1');
  expect(onComplete.mock.calls).toEqual([['481700'], ['481701']]);
});

test('sends the digits of a paste with blanks, and refuses a code that lacks some', async () => {
  const sent = vi.fn<(code: FormDataEntryValue | null) => void>();
  mount(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get('x'));
      }}
    >
      <CodeInput name="x" required />
      <button type="submit">Enviar</button>
    </form>,
  );
  expect(inputOf('Código').autocomplete).toBe('one-time-code');
  await field.fill('481');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect.element(page.getByText('O código tem 6 números.')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await field.fill('481 700');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Enviar' }).click();
  expect(sent).toHaveBeenCalledExactlyOnceWith('481700');
});

test('fits eight digits into a phone with text of 200 %, and scrolls nothing', async () => {
  await page.viewport(320, 480);
  document.documentElement.style.fontSize = '32px';
  mount(<CodeInput length={8} defaultValue="48170012" />);
  expect(document.scrollingElement?.scrollWidth).toBeLessThanOrEqual(320);
  const input = inputOf('Código');
  input.focus();
  input.setSelectionRange(8, 8);
  expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  document.documentElement.style.removeProperty('font-size');
  await page.viewport(1024, 768);
});
