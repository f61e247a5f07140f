import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useInWords } from '../test/in-words.tsx';
import { createToastQueue } from './model.ts';
import { Toaster } from './toaster.tsx';

const shopQueue = createToastQueue();

const meta = {
  title: 'Feedback/Toaster',
  component: Toaster,
  args: { queue: shopQueue },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  render: function Shown() {
    const [queue] = useState(createToastQueue);
    const said = useInWords();
    useEffect(() => {
      const stay = 600_000;
      const ids = [
        queue.show({ text: said('42 produtos encontrados'), duration: stay }),
        queue.show({ tone: 'success', text: said('Endereço salvo'), duration: stay }),
        queue.show({
          tone: 'danger',
          text: said('Erro ao carregar produtos. Tente novamente.'),
          duration: stay,
          action: { label: said('Tentar'), onPress: () => undefined },
        }),
      ];
      return () => ids.forEach(queue.dismiss);
    }, [queue, said]);
    return <Toaster queue={queue} />;
  },
};

export const Interactive: Story = {
  render: function Shown({ queue }) {
    const said = useInWords();
    return (
      <>
        <Button
          onClick={() => shopQueue.show({ tone: 'success', text: said('Adicionado ao carrinho') })}
        >
          Mostrar
        </Button>
        <Toaster queue={queue} />
      </>
    );
  },
};

export const LongText: Story = {
  render: function Shown() {
    const [queue] = useState(createToastQueue);
    const said = useInWords();
    useEffect(() => {
      const id = queue.show({
        tone: 'danger',
        text: said(
          'O produto Compresor de aire industrial de dos pistones 300 litros 5 HP trifásico saiu de estoque e foi retirado do carrinho.',
        ),
        duration: 600_000,
        action: { label: said('Desfazer'), onPress: () => undefined },
      });
      return () => queue.dismiss(id);
    }, [queue, said]);
    return <Toaster queue={queue} />;
  },
};

/** Nothing shows; the live region waits. */
export const Quiet: Story = {};
