import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '../test/samples.ts';
import { BrandTile } from './brand-tile.tsx';

const meta = {
  title: 'Catalogue/BrandTile',
  component: BrandTile,
  args: { name: 'Makro', href: '/marca/makro', logo: null },
  decorators: [(Story) => <div className="w-44">{Story()}</div>],
} satisfies Meta<typeof BrandTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Name: Story = {};
export const Logo: Story = { args: { logo: pictures.wrench } };
export const LogoAndName: Story = { args: { logo: pictures.wrench, showName: true } };
export const LongName: Story = {
  args: { name: 'Ferramentas Industriais do Alto Paraná S.A.E.C.A.' },
  decorators: [(Story) => <div className="w-28">{Story()}</div>],
};
