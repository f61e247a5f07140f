import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { AddressCard } from '../address-card/address-card.tsx';
import { Button } from '../button/button.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { FormErrorList } from '../form-error-list/form-error-list.tsx';
import { savedAddresses } from './addresses.ts';
import { mount } from './mount.tsx';
import { translate } from './translate.ts';

const [, second] = savedAddresses;
const nothing = () => undefined;

const states: readonly [string, (changed: boolean) => ReactNode][] = [
  ['button', (changed) => <Button pending={changed}>Salvar</Button>],
  [
    'address',
    (changed) => (
      <AddressCard
        address={second}
        onMakeMain={nothing}
        onRemove={nothing}
        pending={changed ? 'main' : 'remove'}
      />
    ),
  ],
  ['failure', (changed) => <ErrorState onRetry={nothing} pending={!changed} />],
  [
    'list of errors',
    (changed) => (
      <FormErrorList errors={[{ message: 'obrigatório', ...(changed && { fieldId: 'cep' }) }]} />
    ),
  ],
];

test.each(states)('the %s changes on a page that the browser has translated', (_, shown) => {
  const { container, rerender } = mount(shown(false));
  translate(container);
  rerender(shown(true));
  rerender(shown(false));
  expect(container.firstElementChild).not.toBeNull();
});
