import { expect, test, vi } from 'vitest';
import { mount } from '../test/mount.tsx';
import { Button } from './button.tsx';

test('a button does nothing, and keeps focus, while its work is under way', () => {
  const onClick = vi.fn<() => void>();
  const { container, rerender } = mount(<Button onClick={onClick}>Salvar</Button>);
  const button = container.querySelector('button');
  button?.focus();
  button?.click();
  expect(onClick).toHaveBeenCalledOnce();
  rerender(
    <Button pending onClick={onClick}>
      Salvar
    </Button>,
  );
  button?.click();
  expect(onClick).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button);
});
