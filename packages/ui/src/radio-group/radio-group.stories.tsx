import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../text-field/text-field.tsx';
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
  tags: ['visual'],
  args: {
    variant: 'card',
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

/** Fields that belong to a choice stand beneath it. */
export const WithDetails: Story = {
  args: {
    variant: 'card',
    defaultValue: '1',
    options: [
      { value: '1', label: 'Retirar', details: <TextField label="Quem retira" name="quem" /> },
      { value: '0', label: 'Receber em casa' },
    ],
  },
};

export const LongTexts: Story = {
  args: {
    label: 'Como prefere receber a mercadoria quando não couber em um só volume?',
    variant: 'card',
    defaultValue: 'all',
    options: [
      {
        value: 'all',
        label: 'Tudo junto, quando o último produto chegar ao depósito de Ciudad del Este',
        hint: 'Avisamos por WhatsApp quando estiver pronto; o prazo é o do produto mais demorado.',
        aside: 'G$ 9.876.543',
      },
      { value: 'parts', label: 'Em partes', aside: 'G$ 12.345.678' },
    ],
  },
  decorators: [(Story) => <div className="w-82">{Story()}</div>],
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '1' } };
