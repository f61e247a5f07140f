import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '../test/samples.ts';
import { TeamCard, TeamCardSkeleton } from './team-card.tsx';

const meta = {
  title: 'Orders/TeamCard',
  component: TeamCard,
  args: {
    member: {
      name: 'Ana Benítez',
      role: 'Vendas · Ferramentas elétricas',
      photo: null,
      whatsappHref: 'https://wa.me/595981123456',
    },
  },
  decorators: [(Story) => <div className="w-60">{Story()}</div>],
} satisfies Meta<typeof TeamCard>;

export default meta;
type Story = StoryObj<typeof meta>;

// Spec: storefront 2.61
export const DefaultFigure: Story = {};
// Spec: storefront 2.61
export const Photo: Story = { args: { member: { ...meta.args.member, photo: pictures.helmet } } };
export const OnlyAName: Story = { args: { member: { name: 'Ana Benítez', photo: null } } };
export const LongWords: Story = {
  args: {
    member: {
      ...meta.args.member,
      name: 'Maria Aparecida dos Santos Oliveira Vasconcelos',
      role: 'Coordenadora de atendimento a revendedores estrangeiros',
    },
  },
};
/** Two beside each other on the narrowest phone: the button stays on one line. */
export const Narrow: Story = { decorators: [(Story) => <div className="w-39">{Story()}</div>] };

// Spec: storefront 2.62
export const Loading: Story = { render: () => <TeamCardSkeleton /> };

export const FailedPhoto: Story = {
  args: { member: { ...meta.args.member, photo: pictures.broken } },
};
