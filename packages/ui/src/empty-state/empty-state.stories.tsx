import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/index.ts';
import { EmptyState } from './empty-state.tsx';

const meta = { title: 'Feedback/EmptyState', component: EmptyState } satisfies Meta<
  typeof EmptyState
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bare: Story = {};
export const WithAction: Story = {
  args: {
    title: 'Nenhum produto encontrado',
    children: 'Confira a grafia ou busque pelo código.',
    action: <ButtonLink href="/produtos">Ver todos os produtos</ButtonLink>,
  },
};
