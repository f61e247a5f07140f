import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './select.tsx';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Departamento',
    options: [
      { value: '28', label: 'Asunción' },
      { value: '38', label: 'Alto Paraná' },
      { value: '39', label: 'Central' },
    ],
  },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: '38', required: true } };
export const Wrong: Story = { args: { required: true, error: 'Selecione o departamento' } };
export const Pending: Story = {
  args: { label: 'Ciudad', options: [], pending: true, hint: 'Cargando las ciudades…' },
};
export const Disabled: Story = { args: { disabled: true } };
export const Groups: Story = {
  args: {
    options: undefined,
    children: (
      <>
        <optgroup label="Brasil">
          <option value="1">Paraná</option>
        </optgroup>
        <optgroup label="Paraguay">
          <option value="2">Alto Paraná</option>
        </optgroup>
      </>
    ),
  },
};

export const LongTexts: Story = {
  args: {
    label: 'Departamento y ciudad en la que se retira o se recibe la mercadería',
    defaultValue: '1',
    options: [
      { value: '1', label: 'San Juan Bautista de las Misiones, departamento de Misiones' },
      { value: '2', label: 'Ciudad del Este', disabled: true },
    ],
    hint: 'Solo aparecen los departamentos a los que llega una transportadora.',
    error: 'En esta ciudad no hay punto de retiro; elija otra o continúe con entrega a domicilio.',
  },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
};
