import type { Meta, StoryObj } from '@storybook/react-vite';
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
