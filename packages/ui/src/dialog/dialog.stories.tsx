import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { DialogClose } from './dialog-trigger.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  argTypes: {
    children: { description: 'A text or a form.', table: { type: { summary: 'ReactNode' } } },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '28rem' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Compra on-line em desenvolvimento',
    children:
      'Em breve você poderá finalizar a compra por aqui. Por enquanto, fale com um vendedor.',
    footer: (
      <DialogClose asChild>
        <Button variant="brand">Entendi</Button>
      </DialogClose>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};

export const Form: Story = {
  args: {
    title: 'Editar dados pessoais',
    closeOnBackdrop: false,
    children: (
      <div className="grid gap-4">
        <TextField label="Nome" defaultValue="Maria" />
        <TextField label="Sobrenome" defaultValue="das Dores" />
      </div>
    ),
    footer: (
      <>
        <Button>Cancelar</Button>
        <Button variant="action">Salvar</Button>
      </>
    ),
  },
};

export const LongerThanTheScreen: Story = {
  args: {
    title:
      'Termos de uso da loja e da política de devolução de mercadorias com garantia do fabricante',
    children: Array.from({ length: 40 }, (_, line) => (
      <p key={line} className="mb-3">
        As mercadorias retiradas no balcão são conferidas na presença do comprador, que assina o
        recibo de entrega.
      </p>
    )),
  },
  // Whether it scrolls is measured after it is laid out.
  play: async () => {
    await waitFor(() =>
      expect(document.querySelector('[role=dialog] [tabindex="0"]')).toBeVisible(),
    );
  },
};

export const Closed: Story = { args: { open: false } };

export const OnPhone: Story = {
  ...Form,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
