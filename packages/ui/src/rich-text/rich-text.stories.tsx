import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RichText } from './rich-text.tsx';

const meta = {
  title: 'Catalogue/RichText',
  component: RichText,
  decorators: [(Story) => <div className="max-w-140">{Story()}</div>],
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ProductText: Story = {
  args: {
    html: `<h2>Força para o dia inteiro</h2>
      <p>Motor de <strong>750&nbsp;W</strong> com impacto e reversão. Indicada para alvenaria,
      madeira e metal.</p>
      <ul><li>Mandril de 13 mm</li><li>Empunhadura auxiliar</li><li>Batente de profundidade</li></ul>
      <table><tr><th>Material</th><th>Diâmetro</th></tr><tr><td>Concreto</td><td>13 mm</td></tr>
      <tr><td>Aço</td><td>10 mm</td></tr></table>
      <p>Veja também as <a href="/produtos?text=broca">brocas</a>.</p>`,
  },
};

/** Scripts, styles and unknown elements go; the words stay. */
export const Hostile: Story = {
  args: {
    html: '<p onclick="steal()">Texto <font color=red>seguro</font><script>alert(1)</script></p><a href="javascript:alert(1)">sem destino</a>',
  },
};

export const Empty: Story = { args: { html: '' } };

/** Long words and many columns break within the text; the page never scrolls sideways. */
export const WideContent: Story = {
  args: {
    html: `<p>Código do fabricante: ${'FUR-7513-'.repeat(12)}BR</p>
      <table><tr>${['Material', 'Diâmetro', 'Rotação', 'Impactos', 'Torque', 'Peso']
        .map((name) => `<th>${name}</th>`)
        .join('')}</tr><tr>${[
        'Concreto armado',
        '13 mm',
        '2.800 rpm',
        '44.800 ipm',
        '1,8 Nm',
        '1,9 kg',
      ]
        .map((value) => `<td>${value}</td>`)
        .join('')}</tr></table>`,
  },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
  // The keyboard reaches what scrolls, from its first layout on.
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector('table')?.parentElement;
    await waitFor(() => expect(table).toHaveAttribute('tabindex', '0'));
  },
};
