import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandChoices, departmentChoices } from '../test/samples.ts';
import { FilterPanel } from './filter-panel.tsx';

const meta = {
  title: 'Catalogue/FilterPanel',
  component: FilterPanel,
  args: { departments: departmentChoices, brands: brandChoices.slice(0, 6) },
  decorators: [(Story) => <div className="w-62">{Story()}</div>],
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FewBrands: Story = { args: { selected: ['2'] } };
export const ManyBrands: Story = { args: { brands: brandChoices, selected: ['2', '14'] } };
export const BrandsOnly: Story = { args: { departments: [] } };

export const LongNames: Story = {
  args: {
    departments: [
      { href: '/a', label: 'Compresores, generadores y equipos neumáticos', count: 12345 },
      { href: '/b', label: 'Esmeriladoras angulares', count: 8, current: true },
    ],
    brands: [
      { value: '1', label: 'Herramientas Industriales del Alto Paraná S.A.E.C.A.' },
      { value: '2', label: 'Andes' },
    ],
    selected: ['1'],
  },
};
