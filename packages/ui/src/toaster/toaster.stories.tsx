import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Button } from '../button/index.ts';
import { createToastQueue } from './model.ts';
import { Toaster } from './toaster.tsx';

const meta = {
  title: 'Feedback/Toaster',
  component: Toaster,
  args: { queue: createToastQueue() },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  render: function Shown() {
    const [queue] = useState(createToastQueue);
    useEffect(() => {
      const stay = 600_000;
      const ids = [
        queue.show({ text: '42 produtos encontrados', duration: stay }),
        queue.show({ tone: 'success', text: 'Endereço salvo', duration: stay }),
        queue.show({
          tone: 'danger',
          text: 'Erro ao carregar produtos. Tente novamente.',
          duration: stay,
          action: { label: 'Tentar', onPress: () => undefined },
        }),
      ];
      return () => ids.forEach(queue.dismiss);
    }, [queue]);
    return <Toaster queue={queue} />;
  },
};

export const Interactive: Story = {
  render: ({ queue }) => (
    <>
      <Button onClick={() => queue.show({ tone: 'success', text: 'Adicionado ao carrinho' })}>
        Mostrar
      </Button>
      <Toaster queue={queue} />
    </>
  ),
};

export const LongText: Story = {
  render: function Shown() {
    const [queue] = useState(createToastQueue);
    useEffect(() => {
      const id = queue.show({
        tone: 'danger',
        text: 'O produto Compresor de aire industrial de dos pistones 300 litros 5 HP trifásico saiu de estoque e foi retirado do carrinho.',
        duration: 600_000,
        action: { label: 'Desfazer', onPress: () => undefined },
      });
      return () => queue.dismiss(id);
    }, [queue]);
    return <Toaster queue={queue} />;
  },
};

/** Nothing shows; the live region waits. */
export const Quiet: Story = {};
