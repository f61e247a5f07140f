import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
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

/** What the button says for two seconds. */
export const Copied: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Copiar/ }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(args.url);
  },
};
