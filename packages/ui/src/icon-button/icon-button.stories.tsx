import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Heart, X } from '../icons/icons.tsx';
import { IconButton, IconLink } from './icon-button.tsx';

const meta = {
  title: 'Basics/IconButton',
  component: IconButton,
  args: { onClick: fn(), label: 'Fechar', children: <X aria-hidden /> },
  argTypes: {
    onClick: { description: 'What a press does.', table: { type: { summary: '() => void' } } },
    children: { description: 'The icon.', table: { type: { summary: 'ReactNode' } } },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Raised: Story = { args: { variant: 'raised', children: <Heart aria-hidden /> } };
export const OnBrand: Story = {
  args: { variant: 'onBrand' },
  decorators: [(Story) => <div className="bg-brand p-4">{Story()}</div>],
};
export const Disabled: Story = { args: { disabled: true } };
export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      <IconButton {...args} size="sm" />
      <IconButton {...args} size="md" />
      <IconButton {...args} size="lg" />
    </div>
  ),
};

/** The same look for a link. */
export const AsLink: Story = {
  render: () => (
    <IconLink href="/favoritos" label="Favoritos">
      <Heart aria-hidden />
    </IconLink>
  ),
};
