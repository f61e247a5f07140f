import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { pictures } from '../test/samples.ts';
import { ReviewList, type Review } from './review-list.tsx';

const reviews: readonly Review[] = [
  {
    id: '1',
    stars: 5,
    author: 'Marcos V.',
    date: '2026-10-19T15:20:00Z',
    title: 'Forte e leve',
    text: 'Uso todo dia na obra, fura concreto sem esforço.\nA maleta podia ser melhor.',
    verified: true,
    pictures: [
      { image: { ...pictures.drill, alt: '' }, href: '/furadeira.webp' },
      { image: { ...pictures.toolbox, alt: '' }, href: '/caixa.webp' },
    ],
  },
  {
    id: '2',
    stars: 3,
    author: 'Lucía B.',
    date: '2026-09-02T11:00:00Z',
    text: 'Chegou sem o manual em português.',
    answer: {
      text: 'Enviamos o manual por e-mail. Agradecemos o aviso.',
      date: '2026-09-03T13:00:00Z',
    },
  },
  { id: '3', stars: 4, author: 'R. Duarte', date: '2026-08-11T20:00:00Z', verified: true },
];

const meta = {
  title: 'Catalogue/ReviewList',
  component: ReviewList,
  args: { reviews, counts: { 1: 1, 2: 0, 3: 6, 4: 21, 5: 100 } },
} satisfies Meta<typeof ReviewList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = { args: { moreHref: '?page=2' } };
export const Loading: Story = { args: { pending: true, onMore: () => undefined } };
export const WithoutSummary: Story = { args: { counts: undefined, reviews: reviews.slice(1) } };
export const Empty: Story = {
  args: { reviews: [], emptyAction: <Button variant="brand">Escrever a primeira</Button> },
};
/** A long name and a long word on a narrow page. */
export const LongTexts: Story = {
  args: {
    counts: { 1: 12345, 2: 0, 3: 0, 4: 0, 5: 98765 },
    reviews: [
      {
        id: '1',
        stars: 1,
        author: 'Maria Aparecida dos Santos Figueiredo de Albuquerque',
        date: '2026-10-19T15:20:00Z',
        title: 'Ruimruimruimruimruimruimruimruimruimruimruim',
        text: 'Naofuncionanaofuncionanaofuncionanaofuncionanaofunciona',
        verified: true,
      },
    ],
  },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
};
