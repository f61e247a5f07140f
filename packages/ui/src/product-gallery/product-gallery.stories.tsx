import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { pictures } from '../test/samples.ts';
import { ProductGallery } from './product-gallery.tsx';

const meta = {
  title: 'Catalogue/ProductGallery',
  component: ProductGallery,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Furadeira de impacto 13 mm 750 W 220 V',
    images: [
      pictures.drill,
      pictures.toolbox,
      pictures.battery,
      pictures.wrench,
      pictures.hammer,
      pictures.saw,
    ],
  },
  decorators: [(Story) => <div className="mx-auto max-w-140">{Story()}</div>],
} satisfies Meta<typeof ProductGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const One: Story = { args: { images: [pictures.drill] } };
export const None: Story = { args: { images: [] } };

export const FailedPicture: Story = {
  args: { images: [pictures.broken, pictures.drill, pictures.battery] },
};

/** A picture over the whole screen. */
export const Zoomed: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('link');
    if (first) await userEvent.click(first);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
