import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { esPY } from '../locales/es-PY.ts';
import { brazilianAddress, lookups, paraguayanAddress } from '../test/addresses.ts';
import { mount } from '../test/mount.tsx';
import { AddressForm } from './address-form.tsx';
import type { AddressValues } from './model.ts';
import type { PostalAddress } from './use-address-fields.ts';

const field = (name: string) => page.getByLabelText(name);
const sender = () => vi.fn<(values: AddressValues) => void>();

/** A look-up that answers when the test says so. */
function slowLookup() {
  const answers: ((address: PostalAddress | null) => void)[] = [];
  const signals: AbortSignal[] = [];
  return {
    answers,
    signals,
    findPostalCode: (_postalCode: string, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<PostalAddress | null>((resolve) => answers.push(resolve));
    },
  };
}

describe('AddressForm in Brazil', () => {
  // Spec: accounts 2.35
  test('fills in street, district, city and state by postal code', async () => {
    const onSubmit = sender();
    mount(<AddressForm country="BR" lookups={lookups} onSubmit={onSubmit} />);
    await field('Nome do endereço').fill('Casa');
    await field('CEP').fill('85851000');
    await expect.element(field('Rua ou avenida')).toHaveValue('Avenida Brasil');
    await expect.element(field('Bairro')).toHaveValue('Centro');
    await expect.element(field('Cidade')).toHaveValue('Foz do Iguaçu');
    await expect.element(field('Estado')).toHaveValue('Paraná');
    await expect.element(field('Cidade')).toHaveAttribute('readonly');

    await field('Número').fill(' 1234 ');
    await field('Complemento').fill('Apto 42');
    await page.getByRole('button', { name: 'Salvar endereço' }).click();
    expect(onSubmit.mock.calls).toEqual([[brazilianAddress]]);
  });

  test('leads from a code that was found to the number, past what it has filled in', async () => {
    mount(<AddressForm country="BR" lookups={lookups} onSubmit={() => undefined} />);
    await field('CEP').fill('85851000');
    await expect.element(field('Rua ou avenida')).toHaveValue('Avenida Brasil');
    await field('CEP').click();
    await userEvent.tab();
    expect(document.activeElement).toBe(field('Número').element());
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(field('Rua ou avenida').element());
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(field('CEP').element());
  });

  test('leaves street and district to the customer where a town has one code', async () => {
    mount(<AddressForm country="BR" lookups={lookups} onSubmit={() => undefined} />);
    await field('Rua ou avenida').fill('Rua A');
    await field('CEP').fill('85850000');
    await expect.element(field('Cidade')).toHaveValue('Foz do Iguaçu');
    await expect.element(field('Rua ou avenida')).toHaveValue('Rua A');
  });

  test('keeps a street that was typed before the code, and says which field the code has filled in', async () => {
    mount(<AddressForm country="BR" lookups={lookups} onSubmit={() => undefined} />);
    const filled = 'Preenchido pelo CEP. Você pode mudar.';
    await field('Rua ou avenida').fill('Rua A, 12');
    await field('CEP').fill('85851000');
    await expect.element(field('Bairro')).toHaveValue('Centro');
    await expect.element(field('Rua ou avenida')).toHaveValue('Rua A, 12');
    await expect.element(field('Bairro')).toHaveAccessibleDescription(filled);
    await expect.element(field('Rua ou avenida')).not.toHaveAccessibleDescription(filled);
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Centro, Foz do Iguaçu, Paraná');

    await field('Bairro').fill('Centro Novo');
    await expect.element(field('Bairro')).not.toHaveAccessibleDescription(filled);
  });

  test('removes the street of an earlier code when another code has none', async () => {
    mount(<AddressForm country="BR" lookups={lookups} onSubmit={() => undefined} />);
    await field('CEP').fill('85851000');
    await expect.element(field('Rua ou avenida')).toHaveValue('Avenida Brasil');
    await field('CEP').fill('85850000');
    await expect.element(field('Rua ou avenida')).toHaveValue('');
    await expect.element(field('Cidade')).toHaveValue('Foz do Iguaçu');
  });

  // Spec: accounts 2.20
  test('lets state and city be chosen when the code leads nowhere', async () => {
    const onSubmit = sender();
    mount(<AddressForm country="BR" lookups={lookups} onSubmit={onSubmit} />);
    await field('CEP').fill('01001000');
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('CEP não encontrado. Selecione o estado e a cidade manualmente.');
    await field('Estado').selectOptions('Paraná');
    await field('Cidade').selectOptions('Cascavel');
    await field('Nome do endereço').fill('Casa');
    await field('Rua ou avenida').fill('Rua A');
    await field('Número').fill('1');
    await field('Bairro').fill('B');
    await page.getByRole('button', { name: 'Salvar endereço' }).click();
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      postalCode: '01001000',
      state: { id: 17, name: 'Paraná' },
      city: { id: 3913, name: 'Cascavel' },
    });
  });

  test('lets state and city be chosen when the look-up fails', async () => {
    const failing = { ...lookups, findPostalCode: () => Promise.reject(new Error('offline')) };
    mount(<AddressForm country="BR" lookups={failing} onSubmit={() => undefined} />);
    await field('CEP').fill('85851000');
    await expect.element(field('Estado')).toHaveRole('combobox');
  });

  test('drops the answer to a code that is no longer there', async () => {
    const slow = slowLookup();
    mount(
      <AddressForm country="BR" lookups={{ ...lookups, ...slow }} onSubmit={() => undefined} />,
    );
    await field('CEP').fill('01001000');
    await field('CEP').fill('85851000');
    expect(slow.signals.map((signal) => signal.aborted)).toEqual([true, false]);
    slow.answers[1]?.({ state: { id: 17, name: 'Paraná' }, city: { id: 1, name: 'Foz' } });
    slow.answers[0]?.({ state: { id: 2, name: 'São Paulo' }, city: { id: 3, name: 'Sé' } });
    await expect.element(field('Cidade')).toHaveValue('Foz');
  });

  test('looks up the code that it begins with, where the city is not known', async () => {
    const onValuesChange = sender();
    const defaultValues = { ...brazilianAddress, street: '', state: null, city: null };
    mount(
      <AddressForm
        country="BR"
        {...{ lookups, defaultValues, onValuesChange }}
        onSubmit={() => undefined}
      />,
    );
    await expect.element(field('Cidade')).toHaveValue('Foz do Iguaçu');
    await field('Número').fill('77');
    expect(onValuesChange.mock.lastCall?.[0]).toEqual({ ...brazilianAddress, number: '77' });
  });

  test('keeps what is typed while the look-up is under way', async () => {
    const slow = slowLookup();
    mount(
      <AddressForm country="BR" lookups={{ ...lookups, ...slow }} onSubmit={() => undefined} />,
    );
    await field('CEP').fill('85851000');
    await field('Número').fill('77');
    slow.answers[0]?.({
      street: 'Avenida Brasil',
      state: { id: 17, name: 'Paraná' },
      city: { id: 1, name: 'Foz' },
    });
    await expect.element(field('Rua ou avenida')).toHaveValue('Avenida Brasil');
    await expect.element(field('Número')).toHaveValue('77');
  });

  test('forgets the city when the code changes', async () => {
    mount(
      <AddressForm
        country="BR"
        lookups={lookups}
        defaultValues={brazilianAddress}
        onSubmit={() => undefined}
      />,
    );
    await expect.element(field('Cidade')).toHaveValue('Foz do Iguaçu');
    await field('CEP').click();
    await userEvent.keyboard('{End}{Backspace}');
    await expect.element(field('Cidade')).toHaveValue('');
  });

  test('finds the city again when the last digit is deleted and typed again', async () => {
    mount(<AddressForm country="BR" lookups={lookups} onSubmit={() => undefined} />);
    await field('CEP').fill('85851000');
    await expect.element(field('Cidade')).toHaveValue('Foz do Iguaçu');
    await field('CEP').click();
    await userEvent.keyboard('{End}{Backspace}');
    await expect.element(field('Cidade')).toHaveValue('');
    await userEvent.keyboard('0');
    await expect.element(field('Cidade')).toHaveValue('Foz do Iguaçu');
  });

  test('searches again for the code whose search an edit has aborted', async () => {
    const slow = slowLookup();
    mount(
      <AddressForm country="BR" lookups={{ ...lookups, ...slow }} onSubmit={() => undefined} />,
    );
    await field('CEP').fill('85851000');
    await field('CEP').click();
    await userEvent.keyboard('{End}{Backspace}0');
    expect(slow.signals.map((signal) => signal.aborted)).toEqual([true, false]);
    slow.answers[1]?.({ state: { id: 17, name: 'Paraná' }, city: { id: 1, name: 'Foz' } });
    await expect.element(field('Cidade')).toHaveValue('Foz');
  });

  test('goes on searching when a key leaves the code as it is', async () => {
    const slow = slowLookup();
    mount(
      <AddressForm country="BR" lookups={{ ...lookups, ...slow }} onSubmit={() => undefined} />,
    );
    await field('CEP').fill('85851000');
    await field('CEP').click();
    await userEvent.keyboard('{End}-');
    expect(slow.signals.map((signal) => signal.aborted)).toEqual([false]);
    slow.answers[0]?.({ state: { id: 17, name: 'Paraná' }, city: { id: 1, name: 'Foz' } });
    await expect.element(field('Cidade')).toHaveValue('Foz');
  });
});

describe('AddressForm in Paraguay', () => {
  // Spec: accounts 2.35
  test('asks for department and city, and for the way there', async () => {
    const onSubmit = sender();
    mount(<AddressForm country="PY" lookups={lookups} onSubmit={onSubmit} />, esPY);
    await field('Departamento').selectOptions('Alto Paraná');
    await field('Ciudad').selectOptions('Ciudad del Este');
    await field('Nombre de la dirección').fill('Taller');
    await field('Calle o avenida').fill('Avda. Monseñor Rodríguez');
    await field('Número').fill('550');
    await field('Barrio').fill('Microcentro');
    await field('Cómo llegar').fill('Frente al taller de motos, portón verde.');
    await page.getByRole('button', { name: 'Guardar dirección' }).click();
    expect(onSubmit.mock.calls).toEqual([[paraguayanAddress]]);
  });

  // Spec: accounts 2.35
  test.each(['S/N', 's/n', 'sin número', 'Km 9,5 – casa 3B'])(
    'says what to write where there is no number, and takes %s',
    async (number) => {
      const onSubmit = sender();
      mount(
        <AddressForm
          country="PY"
          lookups={lookups}
          defaultValues={paraguayanAddress}
          onSubmit={onSubmit}
        />,
        esPY,
      );
      await expect.element(field('Número')).toHaveAccessibleDescription('Sin número: S/N');
      await field('Número').fill(number);
      await page.getByRole('button', { name: 'Guardar dirección' }).click();
      expect(onSubmit.mock.calls).toEqual([[{ ...paraguayanAddress, number }]]);
    },
  );

  test('forgets the city when the department changes', async () => {
    mount(
      <AddressForm
        country="PY"
        lookups={lookups}
        defaultValues={paraguayanAddress}
        onSubmit={() => undefined}
      />,
      esPY,
    );
    await expect.element(field('Ciudad')).toHaveDisplayValue('Ciudad del Este');
    await field('Departamento').selectOptions('Central');
    await expect.element(field('Ciudad')).toHaveDisplayValue('Seleccione');
  });

  test('tries again when a list could not be loaded', async () => {
    const loadCities = vi
      .fn<typeof lookups.loadCities>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockImplementation(lookups.loadCities);
    mount(
      <AddressForm country="PY" lookups={{ ...lookups, loadCities }} onSubmit={() => undefined} />,
      esPY,
    );
    await field('Departamento').selectOptions('Alto Paraná');
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await field('Ciudad').selectOptions('Hernandarias');
    await expect.element(field('Ciudad')).toHaveDisplayValue('Hernandarias');
  });
});

describe('AddressForm', () => {
  test('sends nothing while something is missing, says what, and goes there', async () => {
    const onSubmit = sender();
    mount(<AddressForm country="PY" lookups={lookups} onSubmit={onSubmit} />, esPY);
    await field('Nombre de la dirección').fill('Taller');
    expect(page.getByRole('alert').elements()).toHaveLength(0);
    await page.getByRole('button', { name: 'Guardar dirección' }).click();
    expect(onSubmit).not.toHaveBeenCalled();
    // A city can be chosen once the department is.
    expect(page.getByRole('alert').elements()).toHaveLength(4);
    await expect.element(field('Departamento')).toHaveFocus();

    await field('Calle o avenida').fill('Mcal. López');
    expect(page.getByRole('alert').elements()).toHaveLength(3);
  });

  test('is not sent twice while it is being saved', async () => {
    const onSubmit = sender();
    const { container } = mount(
      <AddressForm
        country="PY"
        lookups={lookups}
        defaultValues={paraguayanAddress}
        pending
        onSubmit={onSubmit}
      />,
      esPY,
    );
    container.querySelector('form')?.requestSubmit();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
