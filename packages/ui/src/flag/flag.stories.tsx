import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from './flag.tsx';

const meta = {
  title: 'Basics/Flag',
  component: Flag,
  args: { country: 'BR' },
} satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Countries: Story = {
  render: () => (
    <div className="flex gap-3">
      <Flag country="BR" />
      <Flag country="PY" />
      <Flag country="US" />
      <Flag country="AR" />
    </div>
  ),
};
export const Named: Story = { args: { country: 'PY', label: 'Paraguay' } };
