import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { ShareButtons } from './share-buttons.tsx';

const meta = {
  title: 'Catalogue/ShareButtons',
  component: ShareButtons,
  args: { url: 'https://br.example/produto/furadeira', title: 'Furadeira de impacto' },
} satisfies Meta<typeof ShareButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

// Spec: storefront 2.52
export const Ways: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** Beside a button that keeps a product, on the narrowest phone. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  decorators: [(Story) => <div className="w-69">{Story()}</div>],
};

/** What the button says for two seconds. */
export const Copied: Story = {
  args: { onCopied: fn() },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Copiar/ }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(args.url);
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce());
  },
};
