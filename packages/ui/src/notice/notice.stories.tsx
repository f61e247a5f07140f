import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Truck } from '../icons/icons.tsx';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: { children: 'Ciudad del Este, a 900 m da Ponte da Amizade. Não há entrega no Brasil.' },
  argTypes: {
    children: { description: 'What it says.', table: { type: { summary: 'ReactNode' } } },
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <div className="grid max-w-110 gap-3">
      <Notice {...args} tone="info" />
      <Notice {...args} tone="success" />
      <Notice {...args} tone="warning" />
      <Notice {...args} tone="danger" />
    </div>
  ),
};

export const WithTitleAndIcon: Story = {
  args: {
    title: 'Retire na loja hoje até as 17h',
    icon: <Truck aria-hidden className="size-5 shrink-0" />,
  },
};

export const WithAction: Story = {
  args: {
    tone: 'danger',
    role: 'alert',
    title: 'O carrinho não foi salvo',
    children: 'Ele está guardado neste aparelho.',
    action: <Button size="sm">Tentar novamente</Button>,
  },
};

export const LongText: Story = {
  args: {
    tone: 'warning',
    title: 'Documento diferente do cadastro: 80028061-0 em vez de 80009735-1',
    children:
      'O nome informado é diferente do que está no documento enviado; confira os dois antes de continuar com a compra, ou escreva para atendimento-a-revendedores-estrangeiros@ponte.example.',
    action: <Button size="sm">Conferir o cadastro</Button>,
  },
  decorators: [(Story) => <div className="max-w-82">{Story()}</div>],
};

export const NoIcon: Story = { args: { icon: null } };
