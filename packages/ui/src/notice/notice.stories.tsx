import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Truck } from '../icons/index.ts';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: { children: 'Ciudad del Este, a 900 m da Ponte da Amizade. Não há entrega no Brasil.' },
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
