import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocumentInput } from './document-input.tsx';

const meta = {
  title: 'Forms/DocumentInput',
  component: DocumentInput,
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof DocumentInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** CPF and CNPJ in Portuguese, RUC and cédula in Spanish. */
export const Empty: Story = {};
export const Cpf: Story = { args: { types: ['cpf', 'cnpj'], defaultValue: '52998224725' } };
export const Cnpj: Story = { args: { types: ['cpf', 'cnpj'], defaultValue: '11222333000181' } };
export const AlphanumericCnpj: Story = {
  tags: ['visual'],
  args: { types: ['cpf', 'cnpj'], defaultValue: '12ABC34501DE35' },
};
export const Ruc: Story = { args: { types: ['ruc'], defaultValue: '800280610' } };
export const RucWithLetter: Story = { args: { types: ['ruc'], defaultValue: '1234567A2' } };
export const Cedula: Story = { args: { types: ['cedula'], defaultValue: '4123456' } };
export const RucOrCedula: Story = { args: { types: ['ruc', 'cedula'], defaultValue: '26603' } };
export const Rg: Story = { args: { types: ['rg'], defaultValue: 'MG-14.235.777' } };
export const Incomplete: Story = { args: { types: ['cpf', 'cnpj'], defaultValue: '529982' } };
export const Wrong: Story = {
  tags: ['visual'],
  args: {
    types: ['cpf'],
    defaultValue: '52998224726',
    required: true,
    error: 'CPF inválido: confira os números',
  },
};
export const Disabled: Story = { args: { disabled: true } };
