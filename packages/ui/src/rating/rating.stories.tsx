import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating } from './rating.tsx';

const meta = {
  title: 'Catalogue/Rating',
  component: Rating,
  args: { value: 4.6, count: 128 },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {
  render: () => (
    <div className="grid justify-items-start gap-3">
      <Rating value={4.6} count={128} size="lg" href="#reviews" />
      <Rating value={5} count={1} />
      <Rating value={3.3} count={12345} />
      <Rating value={0.5} />
      <Rating value={null} />
    </div>
  ),
};

export const WithCount: Story = {};
export const Leads: Story = { args: { href: '#reviews' } };
export const Large: Story = { args: { size: 'lg' } };
/** Of a single review. */
export const StarsOnly: Story = { args: { value: 4, count: undefined, starsOnly: true } };
export const None: Story = { args: { value: null, count: 0 } };
