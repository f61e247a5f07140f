import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareButtons } from './share-buttons.tsx';

const meta = {
  title: 'Catalogue/ShareButtons',
  component: ShareButtons,
  args: { url: 'https://br.example/produto/furadeira', title: 'Furadeira de impacto' },
} satisfies Meta<typeof ShareButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ways: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
