import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from './radio-group.tsx';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Onde você mora?',
    options: [
      { value: '1', label: 'Brasil' },
      { value: '0', label: 'Paraguai' },
    ],
  },
  decorators: [(Story) => <div className="max-w-110">{Story()}</div>],
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneYet: Story = { args: { required: true } };
export const Chosen: Story = { args: { defaultValue: '1' } };
export const Inline: Story = { args: { inline: true, defaultValue: '0' } };

export const Cards: Story = {
  args: {
    look: 'card',
    defaultValue: '1',
    options: [
      {
        value: '1',
        label: 'Estrangeiro',
        hint: 'Compra em dólar, sem I.V.A., e retira na loja com o documento.',
      },
      { value: '0', label: 'Residente no Paraguai', hint: 'Compra em guarani.', aside: 'G$' },
      { value: '2', label: 'Empresa', hint: 'Em breve.', disabled: true },
    ],
  },
};

export const Wrong: Story = {
  args: { required: true, error: 'Escolha a nacionalidade', hint: 'Muda os documentos pedidos.' },
};
