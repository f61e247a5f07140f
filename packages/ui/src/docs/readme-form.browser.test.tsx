import Address from 'example:README/src/address.tsx';
import Shop from 'example:README/src/shop.tsx';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inputOf, mount } from '../test/mount.tsx';

const type = async (label: string, text: string) => {
  await userEvent.clear(inputOf(label));
  await userEvent.type(inputOf(label), text);
};
const said = (label: string, sentence: string) =>
  expect.element(page.elementLocator(inputOf(label))).toHaveAccessibleDescription(sentence);
const register = () => page.getByRole('button', { name: 'Cadastrar' }).click();

test('the README’s form refuses what cannot be right, says so, and takes what is right', async () => {
  mount(<Shop />);
  await type('Nome', 'Maria');
  await type('E-mail', 'maria@exemplo');
  await type('CPF', '111.111.111-12');
  await type('Telefone', '+55 (11) 9');
  await type('Senha', '1');
  await register();

  await said('E-mail', 'E-mail inválido. Confira se está completo, como nome@exemplo.com.');
  await said('CPF', 'CPF inválido. Confira os números.');
  await said('Telefone', 'Digite um número de telefone válido.');
  await expect
    .poll(() => page.elementLocator(inputOf('Senha')).element().getAttribute('aria-invalid'))
    .toBe('true');
  expect(document.body.textContent).toContain('Use pelo menos 8 caracteres.');
  await expect.element(page.elementLocator(inputOf('E-mail'))).toHaveFocus();
  expect(document.body.textContent).not.toContain('Bem-vindo');

  await type('E-mail', 'maria@exemplo.com');
  await type('CPF', '529.982.247-25');
  await type('Telefone', '45 99123-4567');
  await type('Senha', 'Martelo-2026');
  await register();
  await expect.element(page.getByText('Bem-vindo, Maria!')).toBeVisible();
});

test('the README’s address form fills in what a postal code leads to, in one line of look-ups', async () => {
  const answer = {
    uf: 'PR',
    localidade: 'Foz do Iguaçu',
    logradouro: 'Avenida Brasil',
    bairro: 'Centro',
  };
  const asked = vi.spyOn(window, 'fetch').mockResolvedValue(Response.json(answer));
  const save = vi.fn<(city: string, street: string) => void>();
  mount(<Address save={save} />);
  await type('Nome', 'Casa');
  await type('CEP', '85851000');
  await expect.poll(() => inputOf('Cidade').value).toBe('Foz do Iguaçu');
  expect(asked.mock.calls[0]?.[0]).toBe('https://viacep.com.br/ws/85851000/json/');
  await type('Número', '12');
  await page.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect.poll(() => save.mock.calls).toEqual([['Foz do Iguaçu', 'Avenida Brasil']]);
  asked.mockRestore();
});
