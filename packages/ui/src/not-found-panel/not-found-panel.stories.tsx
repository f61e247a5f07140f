import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../button/button.tsx';
import { NotFoundPanel } from './not-found-panel.tsx';

const meta = { title: 'Feedback/NotFoundPanel', component: NotFoundPanel } satisfies Meta<
  typeof NotFoundPanel
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Product: Story = {
  args: { title: 'Produto não encontrado', productsHref: '/produtos' },
};

/** Its list is nearer than the products. */
export const InAList: Story = {
  args: {
    title: 'Pedido não encontrado',
    children: 'Ele pode ser de outra conta. Veja os pedidos desta.',
    action: (
      <ButtonLink href="/pedidos" variant="brand">
        Meus pedidos
      </ButtonLink>
    ),
  },
};

/** It may be a failure of the moment. */
export const WithRetry: Story = {
  args: {
    title: 'Pedido 10428 não encontrado',
    children: 'Ele pode ainda não ter chegado ao sistema da loja.',
    action: <Button>Tentar novamente</Button>,
    headingLevel: 2,
  },
};
