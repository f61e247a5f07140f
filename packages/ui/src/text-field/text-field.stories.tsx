import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from '../icons/icons.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Nome' },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Required: Story = {
  args: { required: true, hint: 'Como está no documento.', placeholder: 'Maria' },
};

export const Filled: Story = { args: { defaultValue: 'Maria das Dores' } };

export const Wrong: Story = {
  tags: ['visual'],
  args: {
    label: 'E-mail',
    type: 'email',
    name: 'email',
    autoComplete: 'email',
    required: true,
    defaultValue: 'maria@',
    error: 'E-mail inválido',
    hint: 'Enviamos a confirmação para este endereço.',
  },
};

export const WithIcon: Story = {
  args: {
    label: 'E-mail',
    type: 'email',
    name: 'email',
    start: <Mail aria-hidden className="my-auto ml-3 size-4.5 shrink-0 text-muted" />,
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Maria' } };

export const ReadOnly: Story = {
  args: { label: 'País', name: 'pais', readOnly: true, defaultValue: 'Paraguay' },
};

export const LongTexts: Story = {
  args: {
    label:
      'Nome e sobrenome da pessoa autorizada a retirar a mercadoria no balcão da loja quando não for o próprio comprador',
    defaultValue: 'Maria Aparecida dos Santos Oliveira Vasconcelos de Albuquerque Cavalcanti',
    error:
      'O nome informado é diferente do que está no documento enviado; confira os dois antes de continuar com a compra.',
    hint: 'A pessoa precisa apresentar um documento original com foto na retirada.',
  },
};
