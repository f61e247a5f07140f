import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button.tsx';
import { Heart } from '../icons/icons.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  argTypes: {
    children: {
      description: 'A sentence under the title.',
      table: { type: { summary: 'ReactNode' } },
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bare: Story = {};
export const WithAction: Story = {
  args: {
    title: 'Nenhum produto encontrado',
    children: 'Confira a grafia ou busque pelo código.',
    action: <ButtonLink href="/produtos">Ver todos os produtos</ButtonLink>,
  },
};
export const OwnIcon: Story = {
  args: { icon: <Heart />, title: 'Nenhum favorito ainda' },
};
export const LongWords: Story = {
  args: {
    title: 'No se encontró «compresor de aire industrial de dos pistones 300 litros trifásico»',
    children:
      'Revise la ortografía, busque por el código del producto o consulte con un vendedor de la sucursal de San Juan Bautista de las Misiones.',
    action: (
      <>
        <ButtonLink href="/productos">Ver todos los productos</ButtonLink>
        <ButtonLink href="/ayuda">Consultar con un vendedor</ButtonLink>
      </>
    ),
  },
  decorators: [(Story) => <div className="max-w-82">{Story()}</div>],
};
