import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import { FlagMenu } from './flag-menu.tsx';

const items = [
  { locale: 'pt-BR', href: 'https://br.example/' },
  { locale: 'es-PY', href: 'https://py.example/' },
] as const;
const spanish = page.getByRole('link', { name: 'Español' });

test('the language menu opens by a press, and its links say their language', async () => {
  mount(<FlagMenu current="pt-BR" items={items} />);
  await page.getByText('Idioma: Português').click({ force: true });
  await expect.element(spanish).toBeVisible();
  await expect.element(spanish).toHaveAttribute('hreflang', 'es-PY');
  await expect.element(spanish).toHaveAttribute('lang', 'es-PY');
});

test('the language menu closes on Escape, and focus goes back to its button', async () => {
  mount(<FlagMenu current="pt-BR" items={items} open />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement?.tagName).toBe('A');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => spanish.query()).toBeNull();
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

test('the language menu closes when focus goes elsewhere', async () => {
  mount(
    <>
      <div className="flex justify-end">
        <FlagMenu current="pt-BR" items={items} open />
      </div>
      <button type="button">Outro</button>
    </>,
  );
  await userEvent.tab();
  await page.getByRole('button', { name: 'Outro' }).click();
  await expect.poll(() => spanish.query()).toBeNull();
});
