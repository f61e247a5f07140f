import registerCustomer from 'example-action:forms/src/register.ts';
import Account from 'example:forms/Account';
import Contact from 'example:forms/Contact';
import Payer from 'example:forms/Payer';
import Registration from 'example:forms/Registration';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inputOf, mount } from '../test/mount.tsx';

const press = (name: string) => page.getByRole('button', { name }).click();
const type = async (label: string, text: string) => {
  await userEvent.clear(inputOf(label));
  await userEvent.type(inputOf(label), text);
};

test('FormData has the values', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
  mount(<Registration />);
  await type('Nome', 'Maria');
  await type('CPF', '11111111112');
  await press('Cadastrar');
  expect(fetched).not.toHaveBeenCalled();

  await type('CPF', '52998224725');
  await press('Cadastrar');
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
  const [, options] = fetched.mock.calls[0] ?? [];
  expect([...(options?.body instanceof FormData ? options.body : [])]).toEqual([
    ['name', 'Maria'],
    ['document', '52998224725'],
  ]);
  fetched.mockRestore();
});

test('React Hook Form has the values, by register and by Controller', async () => {
  const save = vi.fn<(values: object) => void>();
  mount(<Payer save={(values: object) => save(values)} />);
  expect(inputOf('CPF').value).toBe('529.982.247-25');
  await type('Telefone', '119');
  await press('Salvar');
  await expect
    .element(page.elementLocator(inputOf('Telefone')))
    .toHaveAccessibleDescription('Digite um número de telefone válido.');
  expect(save).not.toHaveBeenCalled();

  await type('CPF', '12abc34501de35');
  await type('Telefone', '11987654321');
  await type('WhatsApp', '+595981123456');
  await press('Salvar');
  await expect
    .poll(() => save.mock.calls[0]?.[0])
    .toEqual({
      document: '12ABC34501DE35',
      phone: '+5511987654321',
      whatsapp: '+595981123456',
    });
});

test('TanStack Form has the values', async () => {
  const save = vi.fn<(values: object) => void>();
  mount(<Contact save={(values: object) => save(values)} />);
  await type('Telefone', '11987654321');
  await type('CEP', '0131');
  await press('Salvar');
  expect(save).not.toHaveBeenCalled();
  await type('CEP', '01310100');
  await press('Salvar');
  await expect
    .poll(() => save.mock.calls[0]?.[0])
    .toEqual({
      phone: '+5511987654321',
      cep: '01310100',
    });
});

test('a server action has the values, and what it refuses is shown as it was sent', async () => {
  const sent = vi.fn<(form: FormData) => void>();
  const action = (state: object, form: FormData) => {
    sent(form);
    return registerCustomer(state, form);
  };
  mount(<Account action={action} />);
  await type('CPF', '52998224725');
  await type('Telefone', '+595981123456');
  await press('Cadastrar');
  await expect
    .element(page.elementLocator(inputOf('Telefone')))
    .toHaveAccessibleDescription('Só ligamos para o Brasil.');
  expect(inputOf('CPF').value).toBe('529.982.247-25');
  expect(inputOf('Telefone').value).toBe('+595 981 123 456');
  expect([...(sent.mock.calls[0]?.[0] ?? [])]).toEqual([
    ['document', '52998224725'],
    ['phone', '+595981123456'],
  ]);

  await type('Telefone', '11987654321');
  await press('Cadastrar');
  await expect.element(page.getByText('52998224725 +5511987654321')).toBeVisible();
});
