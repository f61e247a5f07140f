import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { esPY } from '../locales/es-PY.ts';
import { inputOf, mount } from '../test/mount.tsx';
import { DateField } from './date-field.tsx';

const field = <DateField label="Data" name="x" min="2026-11-30" max="2026-12-14" required />;

function mountForm(sent = vi.fn<(day: FormDataEntryValue | null) => void>(), locale?: typeof esPY) {
  mount(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get('x'));
      }}
    >
      {field}
      <button type="submit">Enviar</button>
    </form>,
    ...(locale ? [locale] : []),
  );
  return sent;
}

const send = () => page.getByRole('button', { name: 'Enviar' }).click();

test('is sent as a day of the calendar when it is within its bounds, which belong to it', async () => {
  const sent = mountForm();
  await userEvent.fill(inputOf('Data'), '2026-12-14');
  await send();
  expect(sent).toHaveBeenCalledExactlyOnceWith('2026-12-14');
});

test.each([
  ['2026-11-29', 'A primeira data possível é 30 de novembro de 2026.'],
  ['2026-12-15', 'A última data possível é 14 de dezembro de 2026.'],
  ['', 'Este campo é obrigatório.'],
])('refuses %j: %s', async (day, sentence) => {
  const sent = mountForm();
  await userEvent.fill(inputOf('Data'), day);
  await send();
  await expect.element(page.getByText(sentence)).toBeVisible();
  expect(inputOf('Data').getAttribute('aria-invalid')).toBe('true');
  expect(sent).not.toHaveBeenCalled();
});

test('refuses a day that does not exist, in the language of the kit', async () => {
  mountForm(undefined, esPY);
  inputOf('Data').focus();
  await userEvent.keyboard('31');
  await send();
  await expect.element(page.getByText('Escriba una fecha que exista, completa.')).toBeVisible();
});
