import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { brazilianAddress, lookups, paraguayanAddress } from '../test/addresses.ts';
import { AddressForm } from './address-form.tsx';

const meta = {
  title: 'Addresses/AddressForm',
  component: AddressForm,
  args: { country: 'BR', lookups, onSubmit: fn() },
  decorators: [(Story) => <div className="max-w-150">{Story()}</div>],
} satisfies Meta<typeof AddressForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Brazil: Story = {};
export const BrazilFilled: Story = { args: { defaultValues: brazilianAddress } };

export const BrazilByPostalCode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/CEP/), '85851000');
    await expect(await canvas.findByDisplayValue('Foz do Iguaçu')).toBeVisible();
  },
};

export const BrazilPostalCodeNotFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/CEP/), '01001000');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const BrazilSearching: Story = {
  args: { lookups: { ...lookups, findPostalCode: () => new Promise(() => undefined) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/CEP/), '85851000');
  },
};

export const Paraguay: Story = { args: { country: 'PY' } };
export const ParaguayFilled: Story = {
  tags: ['visual'],
  args: { country: 'PY', defaultValues: paraguayanAddress },
};

export const ListFailed: Story = {
  args: {
    country: 'PY',
    lookups: { ...lookups, loadStates: () => Promise.reject(new Error('offline')) },
  },
};

export const Incomplete: Story = {
  args: { country: 'PY' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /endereço|dirección/ }));
    await expect(canvas.getAllByRole('alert')).toHaveLength(5);
  },
};

export const Refused: Story = {
  args: {
    defaultValues: brazilianAddress,
    errors: [{ message: 'Sessão expirada. Faça login novamente.' }],
  },
};

export const Pending: Story = { args: { defaultValues: brazilianAddress, pending: true } };

/** Department and city fit the space however long they are. */
export const LongWords: Story = {
  args: {
    country: 'PY',
    defaultValues: {
      ...paraguayanAddress,
      name: 'Depósito del fondo, entrada por la calle lateral junto a la gomería',
      street: 'Avenida Doctor Eusebio Ayala casi Generalísimo Francisco Solano López',
      number: 'S/N',
      district: 'San Antonio del Yryndy y Barrio Obrero Sur',
      complement: 'Galpón 3, al lado de la báscula',
    },
  },
};

export const ListLoading: Story = {
  args: {
    country: 'PY',
    lookups: { ...lookups, loadStates: () => new Promise(() => undefined) },
  },
};
