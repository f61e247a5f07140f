import type { Meta, StoryObj } from '@storybook/react-vite';
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
