import type { Address } from '@ponte/domain';
import { addressesOf } from '@ponte/domain/addresses';
import { AddressCard } from '@ponte/ui/address-card';
import { FormErrorList } from '@ponte/ui/form-error-list';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { addressView } from '../../account/address-view.ts';
import { useErrorTexts } from '../../forms/use-error-texts.ts';
import { useShop } from '../../shop/shop-context.ts';

export type Done = 'removed' | 'madeMain';

interface AddressListProps {
  readonly addresses: readonly Address[];
  readonly onBegin: () => void;
  readonly onDone: (what: Done) => void;
}

export const AddressList = observer(function AddressList({
  addresses,
  onBegin,
  onDone,
}: AddressListProps) {
  const intl = useIntl();
  const texts = useErrorTexts();
  const store = addressesOf(useShop().shop);
  const [last, setLast] = useState<Done>('removed');
  const { change, changedId } = store;
  const run = async (what: Done, address: Address) => {
    onBegin();
    setLast(what);
    const result = await (what === 'removed' ? store.remove(address) : store.makeMain(address));
    if (result.ok) onDone(what);
  };
  const pendingOf = ({ id }: Address) => {
    if (!change.isPending || changedId !== id) return undefined;
    return last === 'removed' ? 'remove' : 'main';
  };
  return (
    <>
      <FormErrorList
        errors={change.error ? texts.failure(change.error).map((message) => ({ message })) : []}
        title={intl.formatMessage({
          id: last === 'removed' ? 'addresses.removeFailed' : 'addresses.mainFailed',
        })}
      />
      <ul className="grid gap-3 lg:grid-cols-2">
        {addresses.map((address) => (
          <li key={address.id} className="grid">
            <AddressCard
              headingLevel={2}
              address={addressView(address)}
              pending={pendingOf(address)}
              onRemove={() => void run('removed', address)}
              onMakeMain={() => void run('madeMain', address)}
            />
          </li>
        ))}
      </ul>
    </>
  );
});
