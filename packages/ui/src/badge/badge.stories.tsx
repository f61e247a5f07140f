import type { Meta, StoryObj } from '@storybook/react-vite';
import { InWords } from '../test/in-words.tsx';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Catalogue/Badge',
  component: Badge,
  args: { variant: 'new' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge variant="new" />
      <Badge variant="discount" percent={23} />
      <Badge variant="freeShipping" />
      <Badge variant="soldOut" />
    </div>
  ),
};

export const OwnWords: Story = {
  render: () => (
    <InWords>
      <div className="flex flex-wrap gap-2">
        <Badge>Sob encomenda</Badge>
        <Badge tone="warning">Últimas peças</Badge>
        <Badge tone="danger">Só até hoje</Badge>
      </div>
    </InWords>
  ),
};
