import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, onTestFinished, test } from 'vitest';
import { Button } from '../button/button.tsx';
import { Menu } from '../menu/menu.tsx';
import { mount } from '../test/mount.tsx';
import { Dialog, DialogRoot, DialogTrigger } from './dialog.tsx';

function newFrame(): HTMLElement {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  const body = frame.contentDocument?.body;
  if (!body) throw new Error('The frame has no document.');
  return body;
}

function newShadow(): ShadowRoot {
  const host = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => host.remove());
  return host.attachShadow({ mode: 'open' });
}

/** An app that is shown elsewhere than in the page. */
function Terms({ container }: { container: HTMLElement | ShadowRoot }) {
  const [accepted, setAccepted] = useState(false);
  return createPortal(
    <>
      <DialogRoot>
        <DialogTrigger asChild>
          <Button>Termos</Button>
        </DialogTrigger>
        <Dialog container={container} title="Termos de uso">
          <button type="button" onClick={() => setAccepted(true)}>
            {accepted ? 'Aceito' : 'Aceitar'}
          </button>
        </Dialog>
      </DialogRoot>
      <Menu container={container} label="Conta" items={[{ label: 'Pedidos' }]}>
        <Button>Conta</Button>
      </Menu>
    </>,
    container,
  );
}

const press = (root: ParentNode, text: string) => {
  const button = [...root.querySelectorAll('button')].find((one) => one.textContent === text);
  button?.focus();
  button?.click();
};

test.each([
  ['an iframe', newFrame],
  ['a shadow root', newShadow],
])('in %s a dialog opens there, works there and gives the focus back', async (_, make) => {
  const container = make();
  mount(<Terms container={container} />);
  press(container, 'Termos');
  await expect.poll(() => container.querySelector('[role=dialog]')).not.toBeNull();
  expect(document.querySelector('body > [role=dialog]')).toBeNull();

  press(container, 'Aceitar');
  await expect
    .poll(() => container.querySelector('[role=dialog]')?.textContent)
    .toContain('Aceito');
  container
    .querySelector('[role=dialog]')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
  await expect.poll(() => container.querySelector('[role=dialog]')).toBeNull();
  const root = container instanceof ShadowRoot ? container : container.ownerDocument;
  await expect.poll(() => root.activeElement?.textContent).toBe('Termos');
});

test.each([
  ['an iframe', newFrame],
  ['a shadow root', newShadow],
])('in %s a menu opens there', async (_, make) => {
  const container = make();
  mount(<Terms container={container} />);
  press(container, 'Conta');
  await expect.poll(() => container.querySelector('[role=menu]')?.textContent).toBe('Pedidos');
  expect(document.querySelector('body [role=menu]')).toBeNull();
});
