import type { Meta, StoryObj } from '@storybook/react-vite';
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
