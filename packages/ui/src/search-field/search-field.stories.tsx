import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Navigation/SearchField',
  component: SearchField,
  args: { action: '/produtos' },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Searched: Story = { args: { defaultValue: 'furadeira 750' } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  decorators: [(Story) => <div className="bg-brand p-3">{Story()}</div>],
};

export const LongText: Story = {
  args: { defaultValue: 'furadeira de impacto 13 mm 750 W 220 V com maleta e jogo de brocas' },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
};
