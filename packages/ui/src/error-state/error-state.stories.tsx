import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorState } from './error-state.tsx';

const meta = { title: 'Feedback/ErrorState', component: ErrorState } satisfies Meta<
  typeof ErrorState
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bare: Story = {};
export const WithRetry: Story = { args: { onRetry: fn() } };
export const Retrying: Story = { args: { onRetry: fn(), retrying: true } };
export const BeforeScript: Story = {
  args: { retryHref: '?page=2', title: 'Erro ao carregar produtos' },
};
